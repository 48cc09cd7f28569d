/// The page's style, light and dark, for paper and screens of any width. Red, amber, and green mean harm, and the
/// accent color marks what can be chosen.
enum PageStyle {
    /// The hash for the page's policy. A test checks that it matches `source`.
    static let hash = "'sha256-ZnLLAqmv2qMUhkcD2w2aPGcrQm9+6CQ+4ovjdlrq4WI='"

    static let source: StaticString = """

        :root{color-scheme:light dark;--bg:light-dark(#fff,#101012);--group:light-dark(#f5f5f7,#1b1b1e);--card:light-dark(#fff,#2a2a2d);--line:light-dark(#e0e0e5,#37373b);--fill:light-dark(#e6e6eb,#3d3d42);--text:light-dark(#1d1d1f,#f5f5f7);--dim:light-dark(#5c5c63,#a8a8ae);--accent:light-dark(#0062c4,#62b0ff);--tint:light-dark(#e5f0fc,#142f4d);--solid:#0062c4;--red:light-dark(#b8141c,#ff8078);--red-t:light-dark(#fdeeee,#351a1b);--amber:light-dark(#855000,#ffbd4f);--amber-t:light-dark(#fdf4e3,#33260f);--green:light-dark(#17692f,#5fd685);--green-t:light-dark(#e8f6ec,#132c1b);--on:light-dark(#30b858,#2fb457)}
        html{font:15px/24px -apple-system,BlinkMacSystemFont,"SF Pro Text",Inter,"Segoe UI",Roboto,system-ui,sans-serif;color:var(--text);background:var(--bg);-webkit-text-size-adjust:100%}
        *{box-sizing:border-box}
        body{margin:0;overflow-wrap:anywhere}
        h1,h2,h3,h4,p,ul,dl,dd,fieldset{margin:0;padding:0;border:0;min-width:0}
        ul{list-style:none}
        h1{font-size:40px;line-height:48px;font-weight:700;letter-spacing:-.022em}h2{font-size:28px;line-height:32px;font-weight:700;letter-spacing:-.018em}h3{font-size:17px;line-height:24px;font-weight:600;margin-bottom:12px}
        h4,.cap{font-size:12px;line-height:16px;font-weight:600;color:var(--dim)}
        small,.dim{font-size:13px;line-height:20px;color:var(--dim)}
        code{font:.88em/1.4 ui-monospace,"SF Mono",Menlo,monospace}
        a{color:var(--accent);text-decoration:none}a:hover{text-decoration:underline}
        button,input,select{font:inherit;color:inherit}button,summary{cursor:pointer}
        [id]{scroll-margin-top:80px}[hidden]{display:none!important}
        :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:6px}
        .i{width:16px;height:16px;flex:none;fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
        .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        .skip{position:absolute;top:-80px;left:8px;z-index:9;padding:8px 16px;background:var(--bg)}.skip:focus{top:8px}
        b[data-p]{font-weight:500;color:var(--accent);background:var(--tint);border-radius:6px;padding:2px 5px;box-decoration-break:clone;-webkit-box-decoration-break:clone}b.no{color:var(--dim);background:var(--fill)}
        [data-h=lost]{--h:var(--red);--ht:var(--red-t)}[data-h=maybe]{--h:var(--amber);--ht:var(--amber-t)}[data-h=code],[data-h=word]{--h:var(--dim);--ht:var(--group)}[data-h=tran]{--h:var(--accent);--ht:var(--tint)}
        [data-h=add]{--h:var(--green);--ht:var(--green-t)}
        .bar{position:sticky;top:0;z-index:5;display:flex;align-items:center;gap:16px;height:56px;padding:0 max(24px,50vw - 616px);background:var(--bg);border-bottom:1px solid var(--line)}
        .bar>a{flex:0 1 256px;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:var(--text);font-weight:600}
        .find{position:relative;flex:1;max-width:560px}.find>.i{position:absolute;top:10px;left:12px;color:var(--dim)}
        .find input{width:100%;height:36px;padding:0 12px 0 36px;border:1px solid transparent;border-radius:10px;background:var(--group);appearance:none;text-overflow:ellipsis}
        ::placeholder{color:var(--dim);opacity:1}
        .hits{position:absolute;top:44px;left:0;right:0;max-height:min(480px,70vh);overflow:auto;padding:8px;background:var(--bg);border:1px solid var(--line);border-radius:14px;box-shadow:0 16px 48px #0003}
        .hits a{display:block;padding:8px 12px;border-radius:8px;color:var(--text);line-height:20px}.hits a:hover,.hits a:focus{background:var(--tint);text-decoration:none}.hits small{display:block}.hits p{padding:8px 12px}
        mark{color:inherit;background:light-dark(#ffe9a8,#6b5410);border-radius:3px}
        .flash{animation:flash 1.6s;border-radius:8px}
        @keyframes flash{40%{box-shadow:0 0 0 4px var(--accent)}}
        .lang{display:flex;align-items:center;gap:8px;margin-left:auto;color:var(--dim)}.lang select{appearance:none;border:0;background:none;padding:4px;color:var(--text);max-width:160px;field-sizing:content;text-overflow:ellipsis}
        option{color:#1d1d1f;background:#fff}
        .wrap{display:grid;grid-template:auto 1fr/256px minmax(0,1fr);max-width:1280px;margin:0 auto}.one .wrap{display:block;max-width:984px}
        .toc{grid-row:1/3;grid-column:1;align-self:start;position:sticky;top:56px;max-height:calc(100vh - 56px);overflow:auto;padding:32px 8px 32px 16px}
        .hero,main{grid-column:2;padding:0 32px 0 40px}.one .hero,.one main{padding:0 32px}.hero{padding-block:40px 56px!important}
        .toc h2,.toc summary{padding:24px 8px 8px;font-size:12px;line-height:16px;font-weight:600;letter-spacing:0;color:var(--dim)}.toc>:first-child>:first-child{padding-top:8px}
        .toc a{display:flex;align-items:center;gap:8px;padding:4px 8px;border-radius:8px;color:var(--text);font-size:14px}.toc a:hover{background:var(--group);text-decoration:none}
        .toc a[aria-current]{background:var(--tint);color:var(--accent);font-weight:600}.toc a>span:first-child{flex:1;min-width:0}.toc small{display:block;overflow-wrap:anywhere}.toc a .i{color:var(--dim)}
        .toc [data-h]{display:flex}.toc [data-h] .i{color:var(--h)}
        .lead{margin-top:8px;font-size:17px;line-height:24px;color:var(--dim);max-width:720px}
        .hero .lead{font-size:19px;line-height:28px}
        .facts{display:flex;flex-wrap:wrap;gap:16px 40px;margin-top:24px}.facts b{display:block;font-size:28px;line-height:32px;font-weight:600;letter-spacing:-.02em}.facts span,.facts a{font-size:13px;line-height:20px}.facts span{color:var(--dim)}
        .langs{display:grid;grid-template-columns:repeat(auto-fit,minmax(216px,1fr));gap:16px;margin-top:32px}
        .lg{width:100%;padding:12px 16px;text-align:start;background:var(--group);border:1px solid transparent;border-radius:14px}.lg:hover{background:var(--fill)}.lg[aria-pressed=true]{border-color:var(--accent);background:var(--tint)}
        .lg b{display:flex;justify-content:space-between;gap:8px;font-weight:600}.lg b span{font-variant-numeric:tabular-nums;white-space:nowrap}.lg svg{display:block;width:100%;height:6px;margin:8px 0;border-radius:3px;background:var(--fill)}
        .lg:hover svg{background:var(--line)}.lg small{display:block}
        .many{grid-template-columns:minmax(0,1fr);gap:4px}.many .lg{display:grid;grid-template-columns:240px minmax(0,1fr) 220px;gap:0 24px;align-items:center;padding:6px 16px}.many .lg svg{margin:0}
        .more .langs{margin-top:4px}.more summary{margin-top:8px;color:var(--accent);font-size:13px}
        .s-ok{fill:var(--on)}
        .s-same{fill:light-dark(#d18a00,#ffbd4f)}
        .s-bad{fill:light-dark(#d0212a,#ff8078)}
        .verdict{display:grid;grid-template-columns:32px minmax(0,1fr);gap:4px 12px;margin-top:24px;padding:24px;border-radius:18px;background:var(--ht)}.verdict>.i{width:32px;height:32px;color:var(--h)}.verdict h2{font-size:22px}.verdict p{grid-column:2}
        .tally{grid-column:1/3;display:flex;flex-wrap:wrap;gap:8px;margin-top:12px}.tally:empty{display:none}
        .pill{display:inline-flex;align-items:center;gap:6px;width:max-content;max-width:100%;padding:4px 10px;border-radius:16px;background:var(--ht);color:var(--text);font-size:13px}
        .tally .pill{background:var(--bg)}
        .pill .i{color:var(--h)}
        .grp{display:grid;grid-template-columns:176px minmax(0,1fr);gap:0 16px;padding:8px 0;border-top:1px solid var(--line)}
        .verdict+.grp{border:0;margin-top:16px}
        .grp h3{display:flex;gap:8px;padding:8px 0;margin:0;font-size:15px}.grp h3 .i{margin-top:4px;color:var(--h)}
        .chg{display:grid;grid-template:auto 1fr/208px minmax(0,1fr) minmax(0,1fr);gap:0 16px;padding:8px 12px;margin:0 -12px;border-radius:12px;color:var(--text)}.chg:hover{background:var(--group);text-decoration:none}
        .chg span:first-child b{display:block;font-weight:600}.chg.line{display:flex;flex-wrap:wrap;gap:0 12px;padding-block:2px}.chg.line span:first-child>*{display:inline}.chg.line small{margin-inline-start:8px}.chg small{display:block}.chg em{grid-column:2/4;font-size:13px;line-height:20px;font-style:normal;color:var(--dim)}.chg>span:first-child{grid-row:1/3}.chg>del:not(:has(+ins)),.chg>span+ins{grid-column:2/4}
        del{color:var(--dim);text-decoration-color:light-dark(#b0b0b6,#6d6d73)}
        ins{text-decoration:none}
        .chg del+ins{position:relative;padding-left:24px}.chg del+ins::before{content:"→";position:absolute;left:0;color:var(--dim)}
        .mark{display:flex;gap:12px;width:100%;margin:8px 0;padding:8px 12px;border-radius:10px;background:var(--ht);font-size:13px;line-height:20px}.mark>.i{margin-top:2px;color:var(--h)}
        .mark>div{flex:1;min-width:0;display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 16px}.mark del:not(:has(+ins)),.mark strong+ins{grid-column:1/3}.mark strong,.mark p{grid-column:1/3}.mark strong{font-weight:600}.mark p{color:var(--text)}.mark .cap{display:block}
        .in{padding:48px 0 40px;border-top:1px solid var(--line)}
        .head{display:grid;gap:8px}
        .tags{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:13px;color:var(--dim)}.tags span{display:flex;align-items:center;gap:6px}
        .head:not(summary) .tags{order:-1}
        summary{display:flex;align-items:center;gap:6px;list-style:none;border-radius:8px}
        summary::-webkit-details-marker{display:none}
        summary>.i:first-child{width:12px;height:12px;transition:transform .15s}
        [open]>summary>.i:first-child{transform:rotate(90deg)}
        summary.head{display:flex;gap:4px 12px;flex-wrap:wrap}
        .in:has(>.fold:not([open])){padding:12px 0}
        .fold:not([open]) h2{font-size:17px;line-height:24px}.fold>.head .tags{margin-left:auto}
        .two{display:grid;grid-template-columns:minmax(0,408px) minmax(0,1fr);gap:32px 48px;align-items:start;margin-top:32px}
        .col{display:grid;gap:32px;min-width:0;grid-template-columns:minmax(0,1fr)}
        .sheet{padding:20px 16px 24px;border-radius:26px;background:var(--group);box-shadow:0 0 0 1px var(--line),0 8px 24px #00000010}
        .sheet-title{padding:0 24px 16px;text-align:center;font-size:17px;font-weight:600}
        .rows{border-radius:14px;background:var(--card)}
        .row{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 12px;min-height:48px;padding:6px 16px;position:relative}.row::before{content:"";position:absolute;inset:0 16px auto;border-top:1px solid var(--line)}
        .row.first::before{display:none}.row>label{min-width:0;max-width:100%}
        .v{display:flex;align-items:center;gap:4px;max-width:66%;min-width:0;margin-inline-start:auto;color:var(--dim)}.v .i{width:14px;height:14px}
        .v select,.v input{appearance:none;min-width:0;max-width:100%;padding:4px 0;border:0;background:none;color:var(--dim);text-align:end;text-align-last:end;text-overflow:ellipsis}.v select{field-sizing:content}.v [type=text]{width:168px}
        .v [type=number]{width:72px;appearance:textfield}
        ::-webkit-inner-spin-button{display:none}
        .v .sw{position:relative;width:52px;height:32px;padding:0;border-radius:16px;background:var(--fill);box-shadow:inset 0 0 0 1px #8e8e93;cursor:pointer;transition:background .2s}
        .v .sw::after{content:"";position:absolute;top:2px;inset-inline-start:2px;width:28px;height:28px;border-radius:14px;background:#fff;box-shadow:0 1px 4px #0004;transition:inset-inline-start .2s}.v .sw:checked{background:var(--on);box-shadow:none}
        .v .sw:checked::after{inset-inline-start:22px}.v.wide{flex:1 0 100%;max-width:100%;flex-wrap:wrap;justify-content:flex-end}
        .row:has(.wide) label{margin-bottom:-24px}
        .v.wide input{flex:1 0 100%;height:4px;margin:14px 0 18px;padding:0;border-radius:2px;background:var(--fill);accent-color:var(--solid);appearance:auto}
        .stp{display:flex;margin-inline-start:4px;border-radius:9px;background:var(--fill)}.stp button{width:44px;height:32px;padding:0;border:0;background:none;color:var(--text);font-size:18px}.stp button+button{box-shadow:-1px 0 0 var(--line)}
        .date select{padding:2px 12px;border-radius:8px;background:var(--fill);color:var(--text)}.date .i{display:none}
        .if{flex:1 0 100%}.js .if{display:none}
        .seg{display:flex;flex-wrap:wrap;gap:6px;margin-bottom:16px}.seg label{position:relative;padding:0 10px;border-radius:14px;background:var(--group);color:var(--dim);font-size:13px;line-height:28px;cursor:pointer}
        .seg label:hover{background:var(--fill)}.seg input{position:absolute;inset:0;width:100%;margin:0;opacity:0;cursor:pointer}
        .seg label:has(:checked){background:var(--tint);box-shadow:inset 0 0 0 1px var(--accent);color:var(--accent)}.seg label:has(:focus-visible){outline:3px solid var(--accent);outline-offset:2px}
        .tree ul{margin-inline-start:7px;padding-inline-start:16px;border-inline-start:1px solid var(--line)}.tree div>span{flex:0 0 auto;max-width:60%}.tree div{display:flex;align-items:baseline;gap:12px;padding:4px 0}
        .tree i{flex:none;align-self:center;width:10px;height:10px;margin-inline-start:2px;border:1.5px solid var(--dim);border-radius:5px}.tree .on>div>i{background:var(--on);border-color:var(--on)}.tree small{margin-inline-start:auto;text-align:end}
        .tree li:not([data-n]) i{display:none}.js .tree li[data-n]:not(.on)>div{color:var(--dim)}
        .say{margin-bottom:8px;font-size:17px;line-height:34px}.say b[data-p]{display:inline-block;padding:0 8px;line-height:28px;border-radius:8px;cursor:pointer}.say small{display:block}.say.dim{font-size:15px;line-height:24px}
        .sheet>.cap{margin-bottom:8px}
        .sheet summary{margin:12px 0;color:var(--accent);font-size:13px}
        .list li{padding:8px 0;border-top:1px solid var(--line)}.list li:first-child{border:0}.list small{display:block}
        .chat{display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
        .turn{display:grid;gap:6px;justify-items:start;grid-template-columns:minmax(0,1fr)}
        .bub{max-width:86%;padding:8px 14px;border-radius:18px;border-end-start-radius:6px;background:var(--group);line-height:22px;width:fit-content}
        .sys{background:none;border:1px dashed var(--dim);color:var(--dim)}
        .note{display:flex;gap:8px;margin-top:12px;font-size:13px;line-height:20px}.note .i{margin-top:2px;color:var(--dim)}.note.lost .i{color:var(--red)}.note.maybe .i{color:var(--amber)}.note a{text-decoration:underline}.note em{display:block;font-style:normal}
        .dev{margin-top:32px}.dev>summary{width:max-content;padding:4px 0;font-size:13px;font-weight:600;color:var(--dim)}.dev.grave>summary{color:var(--red)}.grp .dev{margin:4px 0}.hero>.dev{margin-top:16px}
        .dev dl,.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,216px),1fr));gap:16px 32px;padding:8px 0 16px;font-size:13px;line-height:20px}.dev dt{color:var(--dim)}
        .grid{grid-template-columns:repeat(auto-fill,minmax(min(100%,256px),1fr));gap:32px;font-size:15px}.grid h4{font-size:15px;line-height:24px;color:var(--text)}
        .group{font-size:12px;line-height:16px;font-weight:600;color:var(--dim);margin:0;padding:24px 0 8px}
        .tr,.th{display:grid;grid-template-columns:176px minmax(0,1fr) minmax(0,1fr);gap:0 24px;align-items:baseline}.tr{padding:7px 0;border-top:1px solid var(--line)}
        .tr em{display:inline-block;margin-inline-start:8px;padding:4px 8px;border-radius:8px;background:var(--ht);color:var(--h);font-size:12px;line-height:16px;font-style:normal;font-weight:600}.tr em:first-child{margin:0}
        .cells>[lang]::before{content:attr(lang);margin-inline-end:8px;font-size:12px;color:var(--dim)}.js .cells>[lang]::before{content:none}
        .in>.seg{margin:24px 0 8px}
        .miss{text-decoration:underline dotted var(--amber);text-underline-offset:4px}
        footer{padding:24px 0 64px;border-top:1px solid var(--line);font-size:13px;color:var(--dim)}
        @media (width<=1000px){.two{grid-template-columns:minmax(0,1fr)}.col{max-width:560px}}
        @media screen and (width<=820px){.bar{gap:8px;padding:0 16px}.bar:has(.find:not([hidden]))>a{display:none}.bar input{font-size:16px}.wrap{display:block}.toc{position:static;max-height:none;padding:0 8px 24px}.toc a{padding:8px}.hero,main,.one .hero,.one main{padding:0 16px}.hero{padding-block:24px!important}h1{font-size:34px;line-height:40px}h2{font-size:24px;line-height:30px}.hero .lead{font-size:17px;line-height:24px}.facts{display:grid;grid-template-columns:repeat(3,auto);gap:16px}.facts b{font-size:22px;line-height:28px}.langs{grid-template-columns:minmax(0,1fr);gap:8px}.many .lg{display:block}.many .lg svg{margin:8px 0}.hits{position:fixed;top:52px;left:8px;right:8px}.verdict{padding:16px}.verdict h2{font-size:19px;line-height:24px}.verdict p{grid-column:1/3}.th{display:none}.grp,.tr{grid-template-columns:minmax(0,1fr)}.chg{display:block}.chg>*{display:block}.cells>[lang]{padding-inline-start:12px;border-inline-start:2px solid var(--line)}.in{padding:40px 0}}
        @media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
        @media (prefers-reduced-motion:reduce){*{transition:none!important;animation:none!important}}
        @media print{@page{margin:16mm 14mm}:root{color-scheme:light!important}html{font-size:12px;line-height:18px}.bar,.toc,.seg,.skip,.th{display:none!important}.wrap{display:block}.hero,main,.one .hero,.one main{padding:0}.in{break-before:page;border:0;padding:0 0 24px}.in:has(>[data-fold]),.file{break-before:auto}.grp{display:block}.dev dl{grid-template-columns:repeat(3,minmax(0,1fr));gap:6px 16px;font-size:10px;line-height:14px}.dev dl>div{break-inside:avoid}.row[data-n][hidden]:not([data-unseen]){display:flex!important}.tr,.tr[hidden]{display:grid!important;grid-template-columns:144px minmax(0,1fr)}.cells{grid-column:1/3;columns:3 180px}.cells>*{break-inside:avoid}.cells>[hidden],.say[data-has][hidden]{display:block!important}.js .if{display:block}.js .cells>[lang]::before{content:attr(lang)}details::details-content{content-visibility:visible!important;display:block!important;block-size:auto!important}summary>.i:first-child{display:none}.chg,.verdict,.row,.lg,.turn,.mark,li{break-inside:avoid}h2,h3,h4{break-after:avoid}.two,.col,.chat{display:block}.col>*{margin-bottom:16px}.sheet{max-width:440px}.chat{columns:2}.turn{margin-bottom:12px}.dev{margin-top:16px}.sheet{box-shadow:none;border:1px solid #ccc}.s-ok,.s-same,.s-bad,.sw,.lg svg,.tree i{print-color-adjust:exact;-webkit-print-color-adjust:exact}}

        """
}
