/** Distances, sizes and lines of text, and radii come from the tokens of the host's theme. */
const BESIDE_TOKENS = [/\d(rem|em|vw|vh|ch)\b/, /(?<![\w.-])([4-9]|\d\d+)(\.\d+)?px\b/];

/** @type {import('stylelint').Config} */
export default {
  // Paper has millimetres, points, and sizes that grow with its width.
  ignoreFiles: [
    'remotes/sales/src/paper/**',
    'remotes/sales/src/closings/view/{report-rows,way-counts}.module.css',
  ],
  reportNeedlessDisables: true,
  rules: {
    'declaration-property-value-disallowed-list': [
      {
        '/^(margin|padding|gap|row-gap|column-gap)/': BESIDE_TOKENS,
        '/radius$/': BESIDE_TOKENS,
        'line-height': BESIDE_TOKENS,
        'font-size': [...BESIDE_TOKENS, /\b(small|large|medium)\b/],
      },
      {
        /** @type {(property: string, value: string) => string} */
        message: (property, value) =>
          `Take a token for ${property}, not ${value}: host/src/theme/_tokens.scss.`,
      },
    ],
  },
};
