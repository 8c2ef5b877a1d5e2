/** PostgreSQL's numbers of the types that the schema uses. */
const OID = {
  bool: 16,
  int8: 20,
  int2: 21,
  int4: 23,
  float4: 700,
  float8: 701,
  json: 114,
  jsonb: 3802,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  numeric: 1700,
} as const;

const IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/;

/** "2026-03-01 09:30:00.12+02" → "2026-03-01T07:30:00.120Z" */
function parseMoment(text: string): string {
  // Text in UTC needs no Date, which saves time: a day's sales have a hundred moments.
  const [, day, time, fraction = ''] = IN_UTC.exec(text) ?? [];
  if (day) return `${day}T${time}.${fraction.padEnd(3, '0')}Z`;
  const iso = text
    .replace(' ', 'T')
    .replace(/([+-]\d\d)(?::?(\d\d))?$/, (_, hours, minutes) => `${hours}:${minutes ?? '00'}`);
  return new Date(iso).toISOString();
}

/**
 * How values leave the database, the same on both engines: int8 as number, date as `YYYY-MM-DD`,
 * timestamptz as ISO string in UTC, numeric as decimal string. Everything else is text.
 */
export const PARSERS: Record<number, (text: string) => unknown> = {
  [OID.bool]: (text) => text === 't',
  [OID.int8]: Number,
  [OID.int2]: Number,
  [OID.int4]: Number,
  [OID.float4]: Number,
  [OID.float8]: Number,
  [OID.json]: JSON.parse,
  [OID.jsonb]: JSON.parse,
  [OID.date]: (text) => text,
  [OID.timestamp]: (text) => text,
  [OID.timestamptz]: parseMoment,
  [OID.numeric]: (text) => text,
};

const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

function arrayLiteral(values: readonly unknown[]): string {
  const parts = values.map((value) => {
    if (Array.isArray(value)) return arrayLiteral(value);
    const text = toText(value);
    return text === null ? 'NULL' : quoted(text);
  });
  return `{${parts.join(',')}}`;
}

/** How a parameter enters the database: PostgreSQL's text form, or null. */
export function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return arrayLiteral(value);
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}
