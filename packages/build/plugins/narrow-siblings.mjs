/**
 * A rule for whatever follows something makes a browser style everything in a container anew when
 * anything is put into it, a row into a table or a note into the page: it could have such a
 * neighbour. Bootstrap has one such rule, which is narrowed to the legends that a form field has.
 */
const NARROWED = { 'legend + *': 'legend.form-label + *' };

/** @type {import('postcss').Plugin} */
export const narrowSiblings = {
  postcssPlugin: 'narrow-siblings',
  Rule(rule) {
    rule.selectors = rule.selectors.map(
      (selector) => /** @type {Record<string, string>} */ (NARROWED)[selector] ?? selector,
    );
    const wide = rule.selectors.find((selector) => WIDE.test(selector));
    if (wide) throw rule.error(`${wide}: name a class on its left, see narrow-siblings.mjs`);
  },
};

/** Selectors for any element behind one that is named by its tag only, as `legend + *`. */
const WIDE = /(^|[\s>+~])([a-z]+|\*)\s*[+~]\s*\*/;
