const DIGIT = /\p{Nd}/u;
const FULL_WIDTH = /[\uff01-\uff5e\u3000]/g;
/** The distance of full-width forms, ！ to ～, from the plain ones. */
const WIDER_BY = 0xfee0;

const isDigit = (point: number) => DIGIT.test(String.fromCodePoint(point));

/** The scripts' digits stand in tens, one after the other, so the place in its row is its value. */
function valueOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (isDigit(first - 1)) first -= 1;
  return String((point - first) % 10);
}

/** The text with the usual forms of Latin letters, signs and spaces in place of full-width ones. */
export const narrow = (text: string): string =>
  text.replace(FULL_WIDTH, (form) =>
    form === '\u3000' ? ' ' : String.fromCharCode(form.charCodeAt(0) - WIDER_BY),
  );

/** The text with the digits 0 to 9 in place of those of other scripts, and no full-width forms. */
export function plainDigits(text: string): string {
  if (!/[\u0250-\u{10ffff}]/u.test(text)) return text;
  return narrow(text)
    .replace(/(?!\d)\p{Nd}/gu, valueOf)
    .replace(/(?<=\d)\u066b(?=\d)/g, ',')
    .replace(/(?<=\d)\u066c(?=\d)/g, '.');
}
