/** Digits of EAN-13 by set; those of the right half are the first set's with dark and bright changed. */
const LEFT =
  '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
const EVEN =
  '0100111 0110011 0011011 0100001 0011101 0111001 0000101 0010001 0001001 0010111'.split(' ');
const PARITY = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ');
const NARROW_WIDE = 'NNWWN WNNNW NWNNW WWNNN NNWNW WNWNN NWWNN NNNWW WNNWN NWNWN'.split(' ');

const inverted = (bits: string) => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('');
const digitOf = (random: () => number) => Math.floor(random() * 10);

/** A random EAN-13, which makers print on their boxes, in modules: 1 is dark. */
export function ean13(random: () => number): string {
  const digits = Array.from({ length: 12 }, () => digitOf(random));
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  const [first = 0, ...rest] = [...digits, (10 - (sum % 10)) % 10];
  const half = rest
    .slice(0, 6)
    .map((digit, place) => (PARITY[first]?.[place] === 'L' ? LEFT[digit] : EVEN[digit]));
  const end = rest.slice(6).map((digit) => inverted(LEFT[digit] ?? ''));
  return `101${half.join('')}01010${end.join('')}101`;
}

/** A random ITF-14, as on boxes. */
export function itf14(random: () => number): string {
  const widthsOf = () => [...(NARROW_WIDE[digitOf(random)] ?? '')].map((w) => (w === 'W' ? 3 : 1));
  const pairs = Array.from({ length: 7 }, () => {
    const [bars, gaps] = [widthsOf(), widthsOf()];
    return bars.map((bar, at) => '1'.repeat(bar) + '0'.repeat(gaps[at] ?? 1)).join('');
  });
  return `1010${pairs.join('')}11101`;
}

/** Random bars and gaps of one to four modules: as wide as a code, but no code. */
export function randomBars(random: () => number): string {
  const widths = Array.from({ length: 48 }, () => 1 + Math.floor(random() * 4));
  return widths.map((width, at) => (at % 2 === 0 ? '1' : '0').repeat(width)).join('');
}
