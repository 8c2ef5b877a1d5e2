import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import ts from 'typescript';

import { SHARED_MODULES } from './shared-modules.mjs';

/**
 * @typedef {Record<string, Record<string, string>>} Surface types by entry and exported name
 *
 * @typedef {object} SharedCore
 * @property {string} name
 * @property {string} version
 * @property {string} directory
 * @property {[key: string, file: string][]} entries
 * @property {string} record where its surface is written down
 *
 * @typedef {'none' | 'minor' | 'major'} Bump
 */

const WORKSPACE_SCOPE = '@backoffice/';
const { NoTruncation, InTypeAlias, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;
const FORMAT = NoTruncation | InTypeAlias | UseAliasDefinedOutsideCurrentScope;

/**
 * The shared cores: packages that the host provides, and on which every deployed remote relies. Each
 * has its folder and the source file of each shared entry.
 *
 * @param {string} [packages] the folder in which they lie
 * @returns {SharedCore[]}
 */
export function sharedCores(packages = resolve(import.meta.dirname, '../..')) {
  const keys = SHARED_MODULES.filter(({ key }) => key.startsWith(WORKSPACE_SCOPE));
  const names = [...new Set(keys.map((shared) => shared.package))];
  return names.map((name) => {
    const directory = join(packages, name.slice(WORKSPACE_SCOPE.length));
    const { version, exports } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    /** @type {SharedCore['entries']} */
    const entries = keys
      .filter((shared) => shared.package === name)
      .map(({ key }) => [key, join(directory, exports[`.${key.slice(name.length)}`])]);
    return { name, version, directory, entries, record: join(directory, 'surface.json') };
  });
}

/**
 * What a core offers: for each shared entry every exported name with its type.
 *
 * @param {SharedCore} core
 * @returns {Surface}
 */
export function surfaceOf({ directory, entries }) {
  const { fileNames, options } = settingsOf(directory);
  const files = [...entries.map(([, file]) => file), ...fileNames.filter(isDeclaration)];
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    entries.map(([key, file]) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${file} exports nothing`);
      const names = checker
        .getExportsOfModule(module)
        .map((symbol) => ({
          name: symbol.name,
          type: describe(checker, resolveAlias(checker, symbol)),
        }))
        .sort((one, other) => (one.name < other.name ? -1 : 1));
      return [key, Object.fromEntries(names.map(({ name, type }) => [name, type]))];
    }),
  );
}

/** @param {string} directory */
function settingsOf(directory) {
  const settings = ts.getParsedCommandLineOfConfigFile(
    join(directory, 'tsconfig.json'),
    undefined,
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  if (!settings) throw new Error(`${directory} has no settings of TypeScript`);
  return settings;
}

/** @param {string} file */
const isDeclaration = (file) => file.endsWith('.d.ts');

/** @type {(checker: ts.TypeChecker, symbol: ts.Symbol) => ts.Symbol} */
const resolveAlias = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 */
function describe(checker, symbol) {
  /** @type {string[]} */
  const parts = [];
  if (symbol.flags & ts.SymbolFlags.Value) {
    const type = checker.getTypeOfSymbol(symbol);
    parts.push(checker.typeToString(type, undefined, FORMAT));
  }
  if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) {
    parts.push(members(checker, checker.getDeclaredTypeOfSymbol(symbol)));
  } else if (symbol.flags & ts.SymbolFlags.TypeAlias) {
    parts.push(checker.typeToString(checker.getDeclaredTypeOfSymbol(symbol), undefined, FORMAT));
  }
  return parts.join(' & ');
}

/**
 * The members that somebody outside can use, and that are not the language's own.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 */
function members(checker, type) {
  const lines = checker
    .getPropertiesOfType(type)
    .filter((property) => property.declarations?.some((node) => isOurs(node) && isPublic(node)))
    .map((property) => {
      const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
      const text = checker.typeToString(checker.getTypeOfSymbol(property), undefined, FORMAT);
      return `${property.name}${optional}: ${text}`;
    });
  return `{ ${lines.sort().join('; ')} }`;
}

/** @param {ts.Declaration} node */
const isOurs = (node) => !node.getSourceFile().fileName.includes('/node_modules/');
/** @param {ts.Declaration} node */
const isPublic = (node) =>
  (ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) ===
  0;

/**
 * The smallest step of the version that a change of the surface needs: `major` when something is
 * gone, which remotes built against the old surface miss; `minor` when something is new or
 * different, which remotes built against the new one may need. Whether a different type still
 * serves the old remotes is for a person to judge.
 *
 * @param {Surface} recorded
 * @param {Surface} current
 * @returns {Bump}
 */
export function neededBump(recorded, current) {
  const before = flatten(recorded);
  const after = flatten(current);
  if ([...before.keys()].some((name) => !after.has(name))) return 'major';
  return [...after].some(([name, type]) => before.get(name) !== type) ? 'minor' : 'none';
}

/** @param {Surface} surface */
const flatten = (surface) =>
  new Map(
    Object.entries(surface).flatMap(([key, names]) =>
      Object.entries(names).map(([name, type]) => [`${key} ${name}`, type]),
    ),
  );

/**
 * Whether `version` is at least the asked step after `recorded`.
 *
 * @param {string} recorded
 * @param {string} version
 * @param {Bump} bump
 */
export function isBumped(recorded, version, bump) {
  const [major = 0, minor = 0] = recorded.split('.').map(Number);
  const [newMajor = 0, newMinor = 0] = version.split('.').map(Number);
  if (bump === 'none') return true;
  if (newMajor > major) return true;
  return bump === 'minor' && newMajor === major && newMinor > minor;
}
