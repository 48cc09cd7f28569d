/// The page's script. It shows rows and sentences that match the chosen values, switches languages, and searches. It
/// copies nodes, so that text never becomes markup.
enum PageScript {
    /// The hash for the page's policy. A test checks that it matches `source`.
    static let hash = "'sha256-M9lvTvZTVXiHD5vqsqMCt956c1muTHVs8U87I/gu0iY='"

    static let source: StaticString = """

        "use strict";
        const all = (selector, from = document) => Array.from(from.querySelectorAll(selector));
        const one = (selector, from = document) => from.querySelector(selector);
        const named = id => document.getElementById(id);
        const make = (name, style, ...content) => {
          const element = document.createElement(name);
          element.className = style;
          element.append(...content);
          return element;
        };
        document.documentElement.classList.add("js");
        for (const part of all("[data-script]")) part.hidden = false;
        for (const fold of all("[data-fold]")) fold.open = false;
        for (const fold of all("[data-narrow]")) fold.open = innerWidth > 820;
        const copies = nodes => Array.from(nodes, node => node.cloneNode(true));

        // What people choose: rows come and go with the values of their parents, and sentences follow.
        class Section {
          constructor(element) {
            this.element = element;
            this.rows = new Map(all(".row", element).map(row => [row.dataset.n, {row, control: one("[data-control]", row)}]));
            this.nodes = all(".tree [data-n]", element);
            this.find();
            element.addEventListener("input", () => this.update());
            element.addEventListener("click", event => this.click(event.target));
            this.update();
          }
          // What Siri suggests is said with other values.
          find() { this.tokens = all("b[data-p]", this.element).filter(token => !token.closest(".sug, .mark")); }
          value(name) {
            const control = this.rows.get(name)?.control;
            return control ? control.type === "checkbox" ? String(control.checked) : control.value : "";
          }
          isShown(name) {
            const found = this.rows.get(name);
            if (!found) return true;
            const {up, if: relation, eq = ""} = found.row.dataset;
            if (up === undefined) return true;
            const above = this.rows.get(up);
            if (!above) return false;
            const value = this.value(up), isChoice = above.row.dataset.kind === "enumeration";
            const operands = eq.split("\\n"), number = value === "" ? NaN : Number(value);
            const isAny = operands.some(word => value === word || number === Number(word) || isChoice && value === "" && word === "0");
            const isPart = operands.some(word => value.includes(word));
            const holds = {
              hasAnyValue: value !== "" && !(isChoice && value === "0"), isEqual: isAny, isNotEqual: !isAny,
              isGreaterThan: number > Number(eq), isGreaterThanOrEqual: number >= Number(eq),
              isLessThan: number < Number(eq), isLessThanOrEqual: number <= Number(eq),
              isWithinRange: number >= Number(operands[0]) && number <= Number(operands[1]),
              contains: isPart, doesNotContain: !isPart, unknown: true,
            }[relation];
            return holds && this.isShown(up);
          }
          // The value as a sentence says it; null for none, and the parameter's name for one that has no words.
          word(name) {
            const {row, control} = this.rows.get(name) || {};
            if (!control) return undefined;
            const label = () => copies(one("label", row).childNodes);
            if (control.type === "checkbox") return (control.checked ? control.dataset.on : control.dataset.off) || label();
            if (control.tagName !== "SELECT") return control.value || null;
            const option = control.selectedOptions[0];
            if (!option || !option.value || option.hasAttribute("data-none")) return null;
            return option.value === "some" && option.textContent === "Chosen" ? label() : option.textContent;
          }
          update() {
            const shown = new Set();
            let first = true;
            for (const [name, {row}] of this.rows) {
              row.hidden = !this.isShown(name) || row.hasAttribute("data-unseen");
              if (!row.hidden) shown.add(name);
              row.classList.toggle("first", first && !row.hidden);
              first = first && row.hidden;
            }
            for (const node of this.nodes) node.classList.toggle("on", this.isShown(node.dataset.n));
            const sentences = all(".say[data-has]", this.element);
            let hit = null;
            for (const sentence of sentences) {
              const names = sentence.dataset.has.split(" ").filter(name => name);
              if (!hit && names.length === shown.size && names.every(name => shown.has(name))) hit = sentence;
            }
            for (const sentence of sentences) sentence.hidden = sentence !== hit;
            for (const line of all("[data-else]", this.element)) line.hidden = hit !== null;
            for (const output of all("output", this.element)) output.textContent = output.nextElementSibling.value;
            this.fill();
          }
          fill() {
            for (const token of this.tokens) {
              const word = this.word(token.dataset.p);
              if (word === undefined) continue;
              const label = one("label", this.rows.get(token.dataset.p).row);
              token.replaceChildren(...(word === null ? copies(label.childNodes) : Array.isArray(word) ? word : [word]));
              token.classList.toggle("no", word === null);
            }
          }
          click(target) {
            const token = target.closest(".say b[data-p]"), button = target.closest("[data-step]");
            if (token) reveal(this.rows.get(token.dataset.p)?.control)?.focus();
            if (button) {
              const input = one("input", button.closest(".v")), step = Number(button.dataset.step);
              const value = Number(input.value) + step, {min, max} = input;
              input.value = Math.min(max === "" ? value : max, Math.max(min === "" ? value : min, value));
              this.update();
            }
          }
          // Chooses what shows a row.
          choose(name) {
            const {row} = this.rows.get(name) || {};
            const above = row && this.rows.get(row.dataset.up);
            if (!above) return;
            this.choose(row.dataset.up);
            const {control} = above, step = {isNotEqual: 1, isGreaterThan: 1, isLessThan: -1}[row.dataset.if] ?? 0;
            let wanted = row.dataset.eq?.split("\\n")[0];
            if (step && wanted !== "" && !isNaN(wanted)) wanted = String(Number(wanted) + step);
            if (control.type === "checkbox") control.checked = wanted !== "false";
            else if (row.dataset.if === "unknown" || row.dataset.if === "doesNotContain") return;
            else if (wanted !== undefined) control.value = wanted;
            else if (control.tagName !== "SELECT") control.value ||= "1";
            else if (!this.value(row.dataset.up) || control.value === "0") control.selectedIndex = control.options.length > 1 ? 1 : 0;
            this.update();
          }
        }
        const sections = new Map(all("section.in").map(element => [element, new Section(element)]));

        // Languages: the texts of the table take the places of those of the definition.
        const language = named("language");
        const originals = new Map();
        const rowsOfTexts = new Map(all(".tr").map(row => [row.dataset.t, row]));
        const cell = (id, code) => one(`.cells > [lang="${CSS.escape(code)}"]`, rowsOfTexts.get(id) || document.createElement("p"));
        const translation = (part, code) => {
          const own = cell(part.dataset.i, code);
          if (own) return own;
          for (const option of all("option:checked[data-i]", part.closest("section") || document.createElement("p"))) {
            const variant = cell(part.dataset.i + "-" + option.dataset.i, code);
            if (variant) return variant;
          }
          return null;
        };
        const list = () => {
          const wanted = one("[name=filter]:checked")?.value || "";
          let count = 0;
          for (const row of all(".tr")) {
            const shown = one(".cells > :not([hidden])", row);
            row.hidden = wanted !== "" && shown?.dataset.x !== wanted;
            if (!row.hidden) count++;
          }
          if (named("none")) named("none").hidden = count > 0;
        };
        const speak = code => {
          if (!language) return;
          language.value = code;
          const option = language.selectedOptions[0];
          for (const part of all("[data-i]")) {
            if (part.closest(".tr")) continue;
            if (!originals.has(part)) originals.set(part, copies(part.childNodes));
            const found = code ? translation(part, code) : null;
            const nodes = found ? Array.from(found.childNodes).filter(node => node.nodeName !== "EM") : [];
            const isMissing = code !== "" && !nodes.length;
            part.replaceChildren(...copies(nodes.length ? nodes : originals.get(part)));
            if (part.tagName !== "OPTION") part.classList.toggle("miss", isMissing);
          }
          for (const part of all("[data-localized]")) {
            if (code) { part.lang = code; part.dir = option.dataset.dir; }
            else { part.removeAttribute("lang"); part.removeAttribute("dir"); }
          }
          // Beside the source stands the chosen language, or the first one.
          const beside = code || language.options[1]?.value || "";
          for (const part of all(".cells > [lang]")) part.hidden = part.lang !== beside;
          for (const head of all("[data-beside]")) head.textContent = Array.from(language.options).find(option => option.value === beside)?.textContent;
          for (const card of all(".lg")) card.setAttribute("aria-pressed", card.dataset.l === code);
          for (const counter of all("[data-count]")) {
            const state = counter.dataset.count;
            counter.textContent = state === "" ? all(".tr").length
              : all(`.cells > [lang="${CSS.escape(beside)}"][data-x=${state}]`).length;
          }
          for (const section of sections.values()) {
            section.find();
            if (!section.element.hasAttribute("data-translations")) section.update();
          }
          list();
        };
        language?.addEventListener("change", () => speak(language.value));
        for (const card of all(".lg")) card.addEventListener("click", () => speak(card.dataset.l));
        for (const filter of all("[name=filter]")) filter.addEventListener("change", list);
        speak("");

        // Links and hits: what hides the target gives way.
        function reveal(target) {
          if (!target) return target;
          const section = sections.get(target.closest("section"));
          const row = target.closest(".row");
          if (section && row) section.choose(row.dataset.n);
          for (let part = target; part; part = part.parentElement) {
            if (part.tagName === "DETAILS") part.open = true;
            if (part.matches(".cells > [lang]") && part.hidden) speak(part.lang);
            if (part.matches(".tr") && part.hidden) { one("[name=filter]").checked = true; list(); }
          }
          if (target.matches("section")) for (const fold of all(":scope > details", target)) fold.open = true;
          return target;
        }
        const flash = target => {
          target.scrollIntoView({block: target.matches("section") ? "start" : "center"});
          target.classList.remove("flash");
          void target.offsetWidth;
          target.classList.add("flash");
        };
        const follow = hash => {
          const target = hash.length > 1 && named(decodeURIComponent(hash.slice(1)));
          if (target) flash(reveal(target));
        };
        document.addEventListener("click", event => {
          const link = event.target.closest("a[href^='#']");
          if (link && !link.closest(".hits")) setTimeout(() => follow(link.hash));
        });
        follow(location.hash);

        // Search over everything that the page says.
        const field = named("search"), hits = named("hits");
        let pool = null;
        const places = ".in h2, .row label, .row option, .bub, .say, .sug, .list li, .dev dd, .dev dt, .note > span, .note small a, .lead, .tr > div, .cells > div, .grid h4";
        const close = () => {
          hits.hidden = true;
          field.setAttribute("aria-expanded", "false");
        };
        // What stands in a smaller font or a badge is another line.
        const words = part => {
          const copy = part.cloneNode(true);
          for (const extra of all("small, em, svg", copy)) extra.remove();
          return copy.textContent.trim();
        };
        const search = () => {
          const wanted = field.value.trim().toLowerCase();
          hits.replaceChildren();
          if (!wanted) return close();
          pool ||= all(places).filter(part => !part.matches(".tr > .cells")).map(part => ({part, text: words(part)}))
            .concat(all(".tr").map(part => ({part, text: part.dataset.t})));
          const seen = new Set(), found = [];
          for (const {part, text} of pool) {
            const start = text.toLowerCase().indexOf(wanted), section = part.closest("section");
            const key = text + "\\n" + (section?.id || "");
            if (start < 0 || !section || seen.has(key)) continue;
            seen.add(key);
            found.push({part, text, start, section});
          }
          found.sort((a, b) => (b.part.tagName === "H2") - (a.part.tagName === "H2"));
          for (const {part, text, start, section} of found.slice(0, 8)) {
            const from = Math.max(0, start - 24), title = one("h2", section)?.textContent.trim();
            const name = one(`.toc a[href="#${section.id}"] small`)?.textContent;
            const hit = make("a", "", (from ? "…" : "") + text.slice(from, start), make("mark", "", text.slice(start, start + wanted.length)),
              text.slice(start + wanted.length, start + 90),
              make("small", "", [title === text ? "" : title, name].filter(Boolean).join(" · ")));
            hit.href = "#" + section.id;
            hit.addEventListener("click", event => {
              event.preventDefault();
              close();
              const place = part.tagName === "OPTION" ? part.closest(".row") : part;
              flash(reveal(place));
            });
            hits.append(hit);
          }
          const sum = !found.length ? "Nothing found." : found.length > 8 ? `8 of ${found.length} places` : found.length === 1 ? "1 place" : found.length + " places";
          hits.append(make("p", "dim", sum));
          named("live").textContent = sum;
          hits.hidden = false;
          field.setAttribute("aria-expanded", "true");
        };
        field.addEventListener("input", search);
        field.addEventListener("focus", () => { if (field.value) search(); });
        document.addEventListener("keydown", event => {
          if (event.key === "/" && !/^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName)) { event.preventDefault(); field.focus(); }
          if (event.key === "Escape" && !hits.hidden) { close(); field.focus(); }
          if (event.key === "Enter" && document.activeElement === field) one("a", hits)?.click();
          const step = {ArrowDown: 1, ArrowUp: -1}[event.key], stops = [field, ...all("a", hits)], stop = stops.indexOf(document.activeElement);
          if (step && stop >= 0 && !hits.hidden) { event.preventDefault(); stops.at((stop + step) % stops.length).focus(); }
        });
        document.addEventListener("click", event => { if (!event.target.closest(".find")) close(); });

        // The contents say where the reader is.
        const links = new Map(all(".toc a").map(link => [link.hash.slice(1), link]));
        const inView = new Set();
        const observer = new IntersectionObserver(entries => {
          for (const {target, isIntersecting} of entries) if (isIntersecting) inView.add(target); else inView.delete(target);
          const current = Array.from(sections.keys()).find(section => inView.has(section));
          for (const [id, link] of links) if (current?.id === id) link.setAttribute("aria-current", "location"); else link.removeAttribute("aria-current");
        }, {rootMargin: "-72px 0px -60% 0px"});
        for (const section of sections.keys()) observer.observe(section);
        addEventListener("beforeprint", () => { for (const fold of all("details")) fold.open = true; });

        """
}
