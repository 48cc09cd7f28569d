/// How the page looks: with the reader's own fonts and colours, light or dark, on a screen of any width and on paper.
enum PageStyle {
    static let source: StaticString = """

        :root{color-scheme:light dark;--text:#1b1b1f;--dim:#56565e;--back:#ffffff;--panel:#f3f3f6;--line:#8a8a93;--accent:#0b57c2;--chip:#dfe9fb;--chip-text:#0a3a80;--bad:#b3151e;--good:#1c6b2e;--warn:#8a5200;--mark:#fff1c2}
        @media (prefers-color-scheme:dark){:root{--text:#ececf1;--dim:#b4b4be;--back:#17171a;--panel:#232328;--line:#7d7d88;--accent:#8ab4ff;--chip:#24385c;--chip-text:#cfe0ff;--bad:#ff9b9b;--good:#8fdca0;--warn:#f2bd6b;--mark:#4a3d12}}
        *{box-sizing:border-box}
        html{font:100%/1.5 system-ui,sans-serif;color:var(--text);background:var(--back)}
        body{margin:0 auto;padding:0 1rem 4rem;max-width:100rem}
        a{color:var(--accent)}
        h1,h2,h3,h4{line-height:1.25;overflow-wrap:anywhere}
        h1{font-size:1.6rem}h2{font-size:1.35rem;margin-block:2.5rem .25rem;border-top:1px solid var(--line);padding-top:1rem}h3{font-size:1.1rem}h4{font-size:1rem}
        code,.name{font-family:ui-monospace,monospace;font-size:.9em;overflow-wrap:anywhere}
        p{max-width:46rem}
        .dim,small{color:var(--dim)}
        .skip{position:absolute;inset-inline-start:-200rem}
        .skip:focus{position:static}
        :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
        nav ul{columns:16rem;padding-inline-start:1.2rem}
        .choices{position:sticky;top:0;z-index:1;background:var(--back);padding-block:.5rem;border-bottom:1px solid var(--line)}
        [hidden]{display:none!important}
        select,input,textarea,button{font:inherit;color:inherit;background:var(--back);border:1px solid var(--line);border-radius:.4rem;padding:.2rem .4rem;max-width:100%}
        input[type=checkbox]{inline-size:1.4rem;block-size:1.4rem}
        .columns{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,21rem),1fr));align-items:start}
        .sheet,.action{margin:0;background:var(--panel);border:1px solid var(--line);border-radius:1rem;padding:1rem;max-width:30rem}
        .sheet figcaption,.action figcaption{font-weight:600;margin-bottom:.5rem}
        .row{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between;padding:.55rem .75rem;background:var(--back);border-bottom:1px solid var(--panel)}
        .row:first-of-type{border-radius:.6rem .6rem 0 0}.row:last-of-type{border-radius:0 0 .6rem .6rem}
        .row label{font-weight:500;overflow-wrap:anywhere;min-width:0}
        .row>.control{max-width:60%;display:flex;gap:.4rem;align-items:center}
        .row>small{flex-basis:100%;overflow-wrap:anywhere}
        .row select,.row input:not([type=checkbox]),.row textarea{max-width:12rem;min-width:0}
        .changed{background:var(--mark)}
        mark{background:var(--mark);color:inherit}
        .chip{background:var(--chip);color:var(--chip-text);border-radius:.5rem;padding:.05em .4em;font-weight:500}
        .sentence{font-size:1.05rem}
        .script{padding-inline-start:1.2rem}
        .script ul{list-style:none;padding-inline-start:0}
        .script li{margin-block:.35rem;max-width:46rem}
        .speaker{font-weight:600}
        q{quotes:"\\201C" "\\201D"}
        .scroll{overflow-x:auto;max-width:100%}
        table{border-collapse:collapse;margin-block:.5rem}
        th,td{text-align:start;vertical-align:top;border:1px solid var(--line);padding:.3rem .5rem;overflow-wrap:anywhere;min-width:5rem}
        th{background:var(--panel)}
        .findings{list-style:none;padding:0}
        .findings li{border-inline-start:.3rem solid var(--line);padding-inline-start:.6rem;margin-block:.4rem;max-width:46rem;overflow-wrap:anywhere}
        .findings .error{border-color:var(--bad)}.findings .warning{border-color:var(--warn)}
        .error>b{color:var(--bad)}.warning>b{color:var(--warn)}
        .missing{color:var(--bad);font-style:italic}
        .added{color:var(--good)}
        .comparison{border:1px solid var(--line);border-radius:.6rem;padding:.75rem;margin-block:1rem}
        svg text{font:13px system-ui,sans-serif;fill:var(--text)}
        svg .condition{font-size:11px;fill:var(--dim)}
        svg rect{fill:var(--panel);stroke:var(--line);stroke-width:1.5}
        svg .intent rect{stroke:var(--accent);stroke-width:2.5}
        svg .parameter rect{stroke-dasharray:5 3}
        svg .enumeration rect{stroke:var(--warn)}svg .type rect{stroke:var(--good)}
        svg path{fill:none;stroke:var(--dim);stroke-width:1.5}
        @media print{.choices,.skip,nav{display:none}h2{break-before:auto}figure,.comparison,tr{break-inside:avoid}details>*{display:block}}

        """
}
