import type { Field, Shape, Shapes } from './shapes';

type Line =
  string | string[] | ({ is: string | string[]; words?: unknown[] } & Record<string, unknown>);

/** Writes calls as `api.json` has them: a line for each field, so that a diff shows each. */
export function writeShapes(shapes: Shapes): string {
  const calls = Object.entries(shapes)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([call, { action, fields }]) => {
      const lines = Object.entries(fields).map(
        ([name, field]) =>
          `  ${JSON.stringify(nameOf(name, field))}: ${JSON.stringify(lineOf(field))}`,
      );
      const may = `  "action": ${JSON.stringify(action)}`;
      return ` ${JSON.stringify(call)}: {\n${[may, ...lines].join(',\n')}\n }`;
    });
  return `{\n${calls.join(',\n')}\n}\n`;
}

const nameOf = (name: string, { optional }: Field) => (optional ? `${name}?` : name);

function lineOf({ is, words, limits }: Field): Line {
  const [only] = is;
  const types = is.length === 1 && only ? only : is;
  return words || limits ? { is: types, ...(words && { words }), ...limits } : types;
}

/** Reads what `writeShapes` wrote. */
export function readShapes(text: string): Shapes {
  const calls = JSON.parse(text) as Record<
    string,
    Record<string, Line> & { action: string | null }
  >;
  return Object.fromEntries(
    Object.entries(calls).map(([call, { action, ...lines }]): [string, Shape] => [
      call,
      { action, fields: Object.fromEntries(Object.entries(lines).map(fieldOf)) },
    ]),
  );
}

function fieldOf([name, line]: [string, Line]): [string, Field] {
  const { is, words, ...limits } =
    typeof line === 'string' || Array.isArray(line) ? { is: line } : line;
  return [
    name.replace(/\?$/, ''),
    {
      is: [is].flat(),
      ...(words && { words }),
      ...(Object.keys(limits).length > 0 && { limits }),
      ...(name.endsWith('?') && { optional: true }),
    },
  ];
}
