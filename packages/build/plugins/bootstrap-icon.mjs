import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Path data of a bootstrap-icons picture (16 × 16) as one string.
 *
 * Throws for an unknown name, and for a picture that needs more than filled paths, because the
 * shell draws one `<path>`.
 *
 * @param {string} name
 */
export function bootstrapIcon(name) {
  const svg = readSvg(name);
  const shapes = [...svg.matchAll(/<(path|circle|rect|ellipse|polygon|line)\b[^>]*>/g)];
  const plain = shapes.every(([tag, shape]) => shape === 'path' && !tag.includes('evenodd'));
  if (!plain) throw new Error(`The icon "${name}" is more than plain paths; choose another`);
  return shapes.map(([tag]) => / d="([^"]+)"/.exec(tag)?.[1]).join(' ');
}

/** @param {string} name */
function readSvg(name) {
  try {
    return readFileSync(require.resolve(`bootstrap-icons/icons/${name}.svg`), 'utf8');
  } catch {
    throw new Error(`bootstrap-icons has no icon "${name}"`);
  }
}
