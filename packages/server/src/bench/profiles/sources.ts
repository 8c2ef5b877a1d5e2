import fs from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

interface Place {
  url: string;
  lineNumber: number;
  columnNumber: number;
}

function mapOf(url: string): SourceMap | undefined {
  const file = url.startsWith('file:') ? `${fileURLToPath(url)}.map` : '';
  if (!file || !fs.existsSync(file)) return undefined;
  return new SourceMap(JSON.parse(fs.readFileSync(file, 'utf8')) as SourceMapPayload);
}

/** Finds the source that a place in a bundle was made from. */
export function sourceFinder(): (place: Place) => string {
  const maps = new Map<string, SourceMap | undefined>();
  return ({ url, lineNumber, columnNumber }) => {
    if (url.includes('/node_modules/')) return url;
    if (!maps.has(url)) maps.set(url, mapOf(url));
    const entry = maps.get(url)?.findEntry(lineNumber, columnNumber);
    const source = entry && 'originalSource' in entry ? entry.originalSource : undefined;
    return source ?? url;
  };
}
