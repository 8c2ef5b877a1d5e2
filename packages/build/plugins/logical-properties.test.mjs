import { adaptStyles } from './adapt-styles.mjs';

/** @param {string} css */
const logical = (css) => adaptStyles(css).css;

test.each([
  ['margin-left: 1px', 'margin-inline-start: 1px'],
  ['padding-right: 1px', 'padding-inline-end: 1px'],
  ['border-left-color: red', 'border-inline-start-color: red'],
  ['right: 0', 'inset-inline-end: 0'],
  ['text-align: left', 'text-align: start'],
  ['float: right', 'float: inline-end'],
  ['border-top-right-radius: 2px', 'border-start-end-radius: 2px'],
  ['margin: 0 1px', 'margin: 0 1px'],
  ['padding: 1px 2px 3px 2px', 'padding: 1px 2px 3px 2px'],
  ['margin-top: 1px', 'margin-top: 1px'],
])('%s becomes %s', (physical, expected) => {
  expect(logical(`a { ${physical} }`)).toBe(`a { ${expected} }`);
});

test('four values that differ left and right are written one by one', () => {
  const css = logical('a { padding: 1px 2px calc(3px + 1px) 4px }');
  expect(css.replaceAll(/\s+/g, ' ')).toBe(
    'a { padding-block-start: 1px; padding-inline-end: 2px; ' +
      'padding-block-end: calc(3px + 1px); padding-inline-start: 4px }',
  );
});

test('what Bootstrap marks as not to be mirrored stays as it is', () => {
  expect(logical('/* rtl:begin:ignore */ a { left: 0 } /* rtl:end:ignore */ b { left: 0 }')).toBe(
    '/* rtl:begin:ignore */ a { left: 0 } /* rtl:end:ignore */ b { inset-inline-start: 0 }',
  );
  expect(logical('a { /* rtl:ignore */ left: 0; right: 0 }')).toContain(
    'left: 0; inset-inline-end',
  );
});
