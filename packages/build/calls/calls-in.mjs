import ts from 'typescript';

/**
 * @typedef {{ method: string, isOptional: boolean }} Method
 * @typedef {Method & { path: string }} Sure a method and the name of its path, written together
 *
 * @typedef {object} Found what a piece of source says about calls
 * @property {Sure[]} sure
 * @property {Method[]} methods whose path stands elsewhere
 * @property {string[]} paths whose method stands elsewhere
 * @property {{ name: string, member?: string }[]} names that it uses
 */

/** These answer nothing where the server doesn't know the call. */
const GUARDS = new Set(['ifSupported', 'readAdded', 'learnSupport']);

/**
 * @param {ts.Node} part
 * @returns {Found}
 */
export function callsIn(part) {
  /** @type {Found} */
  const found = { sure: [], methods: [], paths: [], names: [] };
  read(part, found);
  return found;
}

/**
 * @param {ts.Node} node
 * @param {Found} found
 */
function read(node, found) {
  if (ts.isTypeNode(node)) return;
  const isPlace = ts.isPropertyAccessExpression(node) && isNamed(node.expression, 'PATHS');
  if (isPlace && !isWrittenWithMethod(node)) found.paths.push(node.name.text);
  const written = ts.isCallExpression(node) ? requestOf(node) : describedRequest(node);
  if (written) note(written, found);
  if (ts.isIdentifier(node) && isReference(node)) found.names.push(reference(node));
  ts.forEachChild(node, (child) => read(child, found));
}

/** @typedef {{ method: string | undefined, path: ts.Node | undefined, isOptional: boolean }} Written */

/**
 * @param {Written} written
 * @param {Found} found
 */
function note({ method, path, isOptional }, found) {
  if (!method) return;
  const paths = path ? pathsIn(path) : [];
  found.sure.push(...paths.map((name) => ({ method, path: name, isOptional })));
  if (paths.length === 0) found.methods.push({ method, isOptional });
}

/**
 * `http.get(path)`, `http.full('GET', path)`
 *
 * @param {ts.CallExpression} node
 * @returns {Written | undefined}
 */
function requestOf(node) {
  const {
    expression: callee,
    arguments: [first, second],
  } = node;
  if (!ts.isPropertyAccessExpression(callee) || !isNamed(callee.expression, 'http'))
    return undefined;
  const isOptional = isGuarded(node);
  const name = callee.name.text;
  if (name !== 'full') return { method: name.toUpperCase(), path: first, isOptional };
  return { method: first && textOf(first), path: second, isOptional };
}

/**
 * `{ method: 'PUT', path: … }`, sent by somebody else.
 *
 * @param {ts.Node} node
 * @returns {Written | undefined}
 */
function describedRequest(node) {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  /** @param {string} key */
  const valueOf = (key) =>
    node.properties.find((one) => ts.isPropertyAssignment(one) && isNamed(one.name, key));
  const [method, path] = [valueOf('method'), valueOf('path')];
  if (!method || !path || !ts.isPropertyAssignment(method)) return undefined;
  return { method: textOf(method.initializer), path, isOptional: false };
}

/**
 * Whether a path stands in a request that names its method.
 *
 * @param {ts.Node} node
 * @returns {boolean}
 */
function isWrittenWithMethod(node) {
  for (let at = node; at.parent && !ts.isStatement(at); at = at.parent) {
    const written = ts.isCallExpression(at.parent)
      ? requestOf(at.parent)
      : describedRequest(at.parent);
    if (written) return written.method !== undefined && written.path === at;
  }
  return false;
}

/**
 * Whether a caller can do without the answer: a guard holds the call, or its failure is dropped.
 *
 * @param {ts.CallExpression} call
 */
function isGuarded({ parent }) {
  if (isGuard(parent) || isDropped(parent)) return true;
  if (!ts.isVariableDeclaration(parent) || !ts.isIdentifier(parent.name)) return false;
  const name = parent.name.text;
  /** @type {(node: ts.Node) => boolean | undefined} */
  const uses = (node) =>
    (ts.isIdentifier(node) &&
      node.text === name &&
      (isGuard(node.parent) || isDropped(node.parent))) ||
    ts.forEachChild(node, uses);
  return Boolean(uses(blockOf(parent)));
}

/** @param {ts.Node} node */
const isGuard = (node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && GUARDS.has(node.expression.text);
/** @param {ts.Node} node */
const isDropped = (node) => ts.isPropertyAccessExpression(node) && node.name.text === 'catch';

/** @type {(node: ts.Node) => ts.Node} */
const blockOf = (node) => (ts.isBlock(node) || ts.isSourceFile(node) ? node : blockOf(node.parent));

/**
 * @param {ts.Node} node
 * @returns {string[]}
 */
function pathsIn(node) {
  if (ts.isPropertyAccessExpression(node) && isNamed(node.expression, 'PATHS'))
    return [node.name.text];
  /** @type {string[]} */
  const paths = [];
  ts.forEachChild(node, (child) => void paths.push(...pathsIn(child)));
  return paths;
}

/** @type {(node: ts.Node, name: string) => boolean} */
const isNamed = (node, name) => ts.isIdentifier(node) && node.text === name;
/** @param {ts.Node} node */
const textOf = (node) => (ts.isStringLiteralLike(node) ? node.text : undefined);

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
