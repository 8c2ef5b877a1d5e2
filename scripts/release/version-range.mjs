const parse = (version) => version.split('.').map((part) => Number.parseInt(part, 10));

/**
 * Whether a version is in a range like `^19.3.0`: the same first number (the same second one too
 * below 1.0.0) and not older. Other kinds of ranges are nobody's here; they are met by nothing.
 */
export function isInRange(version, range) {
  if (!/^\^\d+\.\d+\.\d+$/.test(range)) return version === range;
  const have = parse(version);
  const want = parse(range.slice(1));
  const fixed = want[0] === 0 ? 2 : 1;
  if (want.slice(0, fixed).some((number, at) => number !== have[at])) return false;
  const differing = want.findIndex((number, at) => number !== have[at]);
  return differing === -1 || have[differing] > want[differing];
}
