import { API_PREFIX } from '@backoffice/contracts';
import { allCalls, type Call } from '@backoffice/contracts/calls';

import { type AppError, refuse } from '../errors';

interface Pattern {
  call: Call;
  shape: RegExp;
  names: string[];
}

const patterns: Pattern[] = allCalls.map((call) => {
  const names = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1] as string);
  return { call, names, shape: new RegExp(`^${call.path.replace(/:\w+/g, '([^/]+)')}$`) };
});

function matches({ call, shape, names }: Pattern, path: string): boolean {
  const found = shape.exec(path);
  if (!found) return false;
  const params = Object.fromEntries(names.map((name, index) => [name, found[index + 1]]));
  return !call.params || call.params.safeParse(params).success;
}

/** The methods that an address of the API knows. */
function allowedMethods(path: string): string[] {
  const inside = path.slice(API_PREFIX.length);
  const methods = patterns.filter((pattern) => matches(pattern, inside)).map((p) => p.call.method);
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].sort();
}

/** 405 where another method would have been right, else 404. */
export function nothingHere(path: string): { error: AppError; allow?: string } {
  const allow = allowedMethods(path).join(', ');
  if (!allow) return { error: refuse('nothing_here') };
  const error = refuse('method_unknown', { methods: allow });
  return { error, allow };
}
