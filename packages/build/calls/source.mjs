import { readFileSync } from 'node:fs';

import ts from 'typescript';

/**
 * @typedef {{ from: string, name: string }} Imported
 * @typedef {object} Source a file, by the names that are declared and imported at its top level
 * @property {ts.SourceFile} whole
 * @property {Map<string, ts.Node>} declared
 * @property {Map<string, Imported>} imported
 */

/**
 * @param {string} file
 * @returns {Source}
 */
export function readSource(file) {
  const whole = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  /** @type {Source} */
  const source = { whole, declared: new Map(), imported: new Map() };
  for (const statement of whole.statements) addNames(statement, source);
  return source;
}

/**
 * @param {ts.Statement} statement
 * @param {Source} source
 */
function addNames(statement, { declared, imported }) {
  if (ts.isVariableStatement(statement)) {
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) declared.set(name.text, withoutCasts(initializer));
    }
  } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    if (statement.name) declared.set(statement.name.text, statement);
  } else if (ts.isImportDeclaration(statement)) {
    const bindings = statement.importClause?.namedBindings;
    const from = /** @type {ts.StringLiteral} */ (statement.moduleSpecifier).text;
    for (const { name, propertyName } of bindings && ts.isNamedImports(bindings)
      ? bindings.elements
      : []) {
      imported.set(name.text, { from, name: (propertyName ?? name).text });
    }
  }
}

/** @type {(node: ts.Expression) => ts.Expression} */
const withoutCasts = (node) =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? withoutCasts(node.expression) : node;

/**
 * The code behind a name; for an object literal only that of the member.
 *
 * @param {Source} source
 * @param {string} name
 * @param {string} [member]
 */
export function partOf({ declared }, name, member) {
  const node = declared.get(name);
  if (!node || member === undefined || !ts.isObjectLiteralExpression(node)) return node;
  return node.properties.find((one) => one.name && nameOf(one.name) === member) ?? node;
}

/** @param {ts.PropertyName} name */
const nameOf = (name) => (ts.isComputedPropertyName(name) ? undefined : name.text);
