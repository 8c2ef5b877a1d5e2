import postcss from 'postcss';

/** @import { ChildNode, Declaration, Root } from 'postcss' */

/**
 * Turns the physical sides of a stylesheet written for left-to-right (Bootstrap's) into logical
 * ones, so that one file serves both directions. Bootstrap's own `rtl:ignore` comments are obeyed:
 * declarations that they mark stay physical. Transforms and background positions have no logical
 * form; the theme turns those few round by hand.
 *
 * @type {import('postcss').Plugin}
 */
export const logicalProperties = {
  postcssPlugin: 'logical-properties',
  Once(root) {
    const physical = declarationsToKeep(root);
    root.walkDecls((declaration) => {
      if (!physical.has(declaration)) toLogical(declaration);
    });
  },
};

/**
 * Declarations between `rtl:begin:ignore` and `rtl:end:ignore`, or right after `rtl:ignore`.
 *
 * @param {Root} root
 */
function declarationsToKeep(root) {
  /** @type {Set<Declaration>} */
  const kept = new Set();
  let isKeeping = false;
  root.walk((node) => {
    if (node.type === 'comment') {
      const directive = /^!?\s*rtl:(begin:ignore|end:ignore|ignore)$/.exec(node.text)?.[1];
      if (directive === 'begin:ignore') isKeeping = true;
      if (directive === 'end:ignore') isKeeping = false;
      if (directive === 'ignore') keepAll(node.next(), kept);
    } else if (isKeeping && node.type === 'decl') {
      kept.add(node);
    }
  });
  return kept;
}

/**
 * @param {ChildNode | undefined} node
 * @param {Set<Declaration>} kept
 */
function keepAll(node, kept) {
  if (node?.type === 'decl') kept.add(node);
  else if (node && 'walkDecls' in node) {
    node.walkDecls((declaration) => void kept.add(declaration));
  }
}

/** @type {Record<string, string>} */
const INLINE = { left: 'inline-start', right: 'inline-end' };
/** @type {Record<string, string>} */
const CORNERS = {
  'top-left': 'start-start',
  'top-right': 'start-end',
  'bottom-left': 'end-start',
  'bottom-right': 'end-end',
};
/**
 * Properties whose value names a side.
 *
 * @type {Record<string, Record<string, string>>}
 */
const SIDED_VALUES = {
  'text-align': { left: 'start', right: 'end' },
  float: INLINE,
  clear: INLINE,
};
const FOUR_SIDES = new Set(['margin', 'padding', 'inset', 'border-width', 'border-color']);

/** @param {Declaration} declaration */
function toLogical(declaration) {
  const { prop, value } = declaration;
  const side = SIDED_VALUES[prop]?.[value];
  if (side) declaration.value = side;
  else if (FOUR_SIDES.has(prop)) splitSides(declaration);
  else if (prop === 'border-radius') splitCorners(declaration);
  else declaration.prop = logicalName(prop);
}

/** @param {string} prop */
function logicalName(prop) {
  if (prop === 'left' || prop === 'right') return `inset-${INLINE[prop]}`;
  const corner = /^border-((?:top|bottom)-(?:left|right))-radius$/.exec(prop)?.[1];
  if (corner) return `border-${CORNERS[corner]}-radius`;
  const sided = /^((?:scroll-)?(?:margin|padding)|border)-(left|right)(-.+)?$/.exec(prop);
  if (!sided) return prop;
  const [, base, side = '', rest = ''] = sided;
  return `${base}-${INLINE[side]}${rest}`;
}

/**
 * `margin: 1px 2px 3px 4px` differs left and right; with up to three values it cannot.
 *
 * @param {Declaration} declaration
 */
function splitSides(declaration) {
  const [top = '', right = '', bottom = '', left] = fourValues(declaration.value);
  if (left === undefined || left === right) return;
  const [base, suffix = ''] = declaration.prop.split(/(?=-(?:width|color)$)/);
  /** @param {string} side */
  const name = (side) => `${base}-${side}${suffix}`;
  replace(declaration, [
    [name('block-start'), top],
    [name('inline-end'), right],
    [name('block-end'), bottom],
    [name('inline-start'), left],
  ]);
}

/** @param {Declaration} declaration */
function splitCorners(declaration) {
  const [topLeft = '', topRight, bottomRight = topLeft, bottomLeft = topRight] = fourValues(
    declaration.value,
  );
  if (!topRight || !bottomLeft || declaration.value.includes('/')) return;
  replace(declaration, [
    ['border-start-start-radius', topLeft],
    ['border-start-end-radius', topRight],
    ['border-end-end-radius', bottomRight],
    ['border-end-start-radius', bottomLeft],
  ]);
}

/** @param {string} value */
const fourValues = (value) => postcss.list.space(value);

/**
 * @param {Declaration} declaration
 * @param {[prop: string, value: string][]} entries
 */
function replace(declaration, entries) {
  for (const [prop, value] of entries) declaration.cloneBefore({ prop, value });
  declaration.remove();
}
