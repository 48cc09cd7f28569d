/// What the page does when scripts run: it lets rows come and go with the values of their parents, changes the number of values with
/// the size of the widget, and puts the texts of another language in place. It makes no markup: it copies nodes that are there.
enum PageScript {
    static let source: StaticString = """

        "use strict";
        const all = (selector, from = document) => Array.from(from.querySelectorAll(selector));
        for (const part of all("[data-script]")) part.hidden = false;
        const valueOf = row => {
          const control = row.querySelector("[data-control]");
          if (!control) return "";
          return control.type === "checkbox" ? String(control.checked) : control.value;
        };
        const update = sheet => {
          const rows = new Map(all(".row", sheet).map(row => [row.dataset.name, row]));
          const isMet = row => {
            const parent = rows.get(row.dataset.parent) || null;
            if (!row.dataset.parent) return true;
            if (!parent) return false;
            const value = valueOf(parent), wanted = row.dataset.value;
            const isChoice = parent.dataset.kind === "enumeration";
            const holds = row.dataset.condition === "any" ? value !== "" && !(isChoice && value === "0")
              : value === wanted || (isChoice && value === "" && wanted === "0");
            return holds && isMet(parent);
          };
          for (const row of rows.values()) row.hidden = !isMet(row) || row.hasAttribute("data-unseen");
          const family = sheet.querySelector("[data-family]");
          for (const part of all("[data-sizes]", sheet)) {
            const size = part.dataset.sizes.split(" ").find(size => family && size.startsWith(family.value + ":"));
            part.textContent = size ? size.split(":")[1] + "×" : part.dataset.sizes.replaceAll(":", " ");
          }
        };
        for (const sheet of all(".sheet:not([data-still])")) {
          sheet.addEventListener("input", () => update(sheet));
          update(sheet);
        }
        const originals = new Map();
        const translate = choice => {
          const column = choice.selectedIndex, from = document.getElementById(choice.dataset.texts);
          const area = choice.closest("section");
          const cells = new Map(all("tr[data-id]", from).map(row => [row.dataset.id, row.cells[column]]));
          const option = choice.options[column];
          const isSource = column === 0;
          const replace = within => {
            for (const part of all("[data-text]", within)) {
              if (from.contains(part)) continue;
              if (!originals.has(part)) originals.set(part, Array.from(part.cloneNode(true).childNodes));
              const cell = cells.get(part.dataset.text);
              const isMissing = !isSource && (!cell || cell.classList.contains("missing"));
              const nodes = isSource || isMissing ? originals.get(part) : cell.childNodes;
              part.replaceChildren(...Array.from(nodes, node => node.cloneNode(true)));
              part.classList.toggle("missing", isMissing);
              if (isMissing) part.title = "not translated"; else part.removeAttribute("title");
            }
          };
          replace(area);
          for (const part of all("[data-localized]", area)) {
            if (isSource) { part.removeAttribute("lang"); part.removeAttribute("dir"); }
            else { part.lang = option.value; part.dir = option.dataset.direction; }
          }
        };
        for (const choice of all("select[data-texts]")) choice.addEventListener("change", () => translate(choice));

        """
}
