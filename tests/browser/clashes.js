/* Where two sheets of one layer set the same property of the same element, by which of them is read
   first: nobody should have to know. Sizes of screens and what a pointer does are left out of account. */
(sheets) => {
  const PASSING =
    /::?(before|after|placeholder|-webkit-[\w-]+)\b|:(hover|focus[\w-]*|active|disabled|checked)\b/g;
  const EMPTY = /:(not|is|where|has)\(\)/g;
  const rules = [];

  function walk(list, layer, sheet) {
    for (const rule of list) {
      if (rule instanceof CSSLayerBlockRule) walk(rule.cssRules, rule.name, sheet);
      else if (rule instanceof CSSMediaRule) walk(rule.cssRules, layer, sheet);
      else if (rule instanceof CSSStyleRule) {
        const name = sheet ?? /svelte-\w+/.exec(rule.selectorText)?.[0];
        if (name && (sheet || !layer)) rules.push({ rule, layer, sheet: name });
      }
    }
  }

  /** Selectors of a rule, one by one. */
  function apart(text) {
    const found = [""];
    let depth = 0;
    for (const sign of text) {
      if (sign === "(" || sign === "[") depth++;
      if (sign === ")" || sign === "]") depth--;
      if (sign === "," && !depth) found.push("");
      else found[found.length - 1] += sign;
    }
    return found.map((each) => each.trim());
  }

  for (const [name, text] of Object.entries(sheets)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    walk(sheet.cssRules, "", name);
  }
  // Styles of components, by the class that marks what is theirs.
  for (const sheet of document.styleSheets) walk(sheet.cssRules, "", null);

  const large = document.documentElement.classList.contains("large");
  document.documentElement.classList.add("large");
  const said = new Map();
  const clashes = new Set();
  for (const { rule, layer, sheet } of rules) {
    for (const selector of apart(rule.selectorText)) {
      const part = /::?(before|after|placeholder)\b/.exec(selector)?.[1] ?? "";
      const lasting = selector
        .replace(PASSING, "")
        .replace(EMPTY, "")
        .replace(/([>+~])\s*$/, "$1 *");
      for (const element of document.querySelectorAll(lasting || "*")) {
        if (!said.has(element)) said.set(element, new Map());
        const own = said.get(element);
        for (const property of rule.style) {
          const urgent = rule.style.getPropertyPriority(property);
          const key = `${layer} ${part} ${property} ${urgent}`;
          const value = rule.style.getPropertyValue(property) || rule.style.cssText;
          const before = own.get(key);
          if (!before) own.set(key, { sheet, selector, value });
          else if (before.sheet !== sheet && before.value !== value)
            clashes.add(`${property}: ${before.sheet} ${before.selector} | ${sheet} ${selector}`);
        }
      }
    }
  }
  document.documentElement.classList.toggle("large", large);
  return [...clashes];
};
