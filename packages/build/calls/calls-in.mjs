import ts from 'typescript';

/**
 * @typedef {object} Mentioned a call that a piece of source names
 * @property {string} call `saleCalls.sell`, or the name of a path in `PATHS`, for all its methods
 * @property {boolean} isOptional whether the code copes with a server that lacks the call
 *
 * @typedef {object} Found the calls and names in a piece of source
 * @property {Mentioned[]} calls
 * @property {{ name: string, member?: string }[]} names that it uses
 */

/** Functions that answer null for a call that the server lacks, or that read a refusal's data. */
const GUARDS = new Set(['ifSupported', 'callIfKnown', 'learnSupport', 'standsNow', 'readAs']);

/**
 * @param {ts.Node} part
 * @returns {Found}
 */
export function callsIn(part) {
  /** @type {Found} */
  const found = { calls: [], names: [] };
  read(part, found);
  return found;
}

/**
 * @param {ts.Node} node
 * @param {Found} found
 */
function read(node, found) {
  if (ts.isTypeNode(node)) return;
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
    const { text: group } = node.expression;
    const isOptional = isGuarded(node);
    if (group === 'PATHS') found.calls.push({ call: node.name.text, isOptional });
    if (group.endsWith('Calls')) {
      found.calls.push({ call: `${group}.${node.name.text}`, isOptional });
    }
  }
  if (ts.isIdentifier(node) && isReference(node)) found.names.push(reference(node));
  ts.forEachChild(node, (child) => read(child, found));
}

/**
 * Whether a caller can do without the answer: a guard holds the call, or its failure is dropped.
 *
 * @param {ts.Node} node
 * @returns {boolean}
 */
function isGuarded(node) {
  const { parent } = node;
  if (!parent || ts.isFunctionLike(parent) || ts.isStatement(parent)) return false;
  if (isGuard(parent) || isDropped(parent)) return true;
  if (!ts.isVariableDeclaration(parent) || !ts.isIdentifier(parent.name)) return isGuarded(parent);
  const name = parent.name.text;
  /** @type {(one: ts.Node) => boolean | undefined} */
  const uses = (one) =>
    (ts.isIdentifier(one) && one.text === name && (isGuard(one.parent) || isDropped(one.parent))) ||
    ts.forEachChild(one, uses);
  return Boolean(uses(blockOf(parent)));
}

/** @param {ts.Node} node */
const isGuard = (node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && GUARDS.has(node.expression.text);
/** @param {ts.Node} node */
const isDropped = (node) => ts.isPropertyAccessExpression(node) && node.name.text === 'catch';

/** @type {(node: ts.Node) => ts.Node} */
const blockOf = (node) => (ts.isBlock(node) || ts.isSourceFile(node) ? node : blockOf(node.parent));

/** @param {ts.Identifier} node */
function isReference(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.name !== node;
  return !ts.isImportSpecifier(parent);
}

/** @param {ts.Identifier} node */
function reference({ text: name, parent }) {
  return ts.isPropertyAccessExpression(parent) ? { name, member: parent.name.text } : { name };
}
