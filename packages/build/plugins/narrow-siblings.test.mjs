import { adaptStyles } from './adapt-styles.mjs';

test('the rule for elements after a legend is narrowed to legends of fields', () => {
  const { css } = adaptStyles('legend + * { clear: left }');
  expect(css).toBe('legend.form-label + * { clear: inline-start }');
});

test.each(['a + *', '.field > p ~ *', '* + *'])('%s is refused, with what to do', (selector) => {
  expect(() => adaptStyles(`${selector} { color: red }`)).toThrow('name a class on its left');
});

test.each(['.field + *', '.btn-check + .btn', 'p + p', 'ul > *'])('%s stays', (selector) => {
  const css = `${selector} { color: red }`;
  expect(adaptStyles(css).css).toBe(css);
});
