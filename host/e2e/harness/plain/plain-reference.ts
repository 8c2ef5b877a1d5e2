import { only, PlainRows, type Fields, type PlainHandler } from './plain-rows';

const KINDS = {
  brand: {
    fields: ['brandName', 'produced', 'type'],
    row: { brandName: 'Plainshoe', produced: 'Italy', type: 'shoes' },
  },
  color: {
    fields: ['colorName', 'albanianName', 'englishName', 'turkishName'],
    row: {
      colorName: 'Black',
      albanianName: 'E zezë',
      englishName: 'Black',
      turkishName: 'Siyah',
    },
  },
  number: { fields: ['number', 'type'], row: { number: '42', type: 'shoes' } },
  type: { fields: ['specificType', 'type'], row: { specificType: 'Sneakers', type: 'shoes' } },
  location: { fields: ['name'], row: { name: 'Plain street' } },
} as const;
type Kind = keyof typeof KINDS;

/** The reference data of the specification, behind its calls. */
export class PlainReference {
  private readonly rows = new Map<Kind, PlainRows>();
  readonly handlers: Record<string, PlainHandler> = {};

  constructor() {
    for (const kind of Object.keys(KINDS) as Kind[]) {
      const rows = new PlainRows();
      rows.add(KINDS[kind].row as Fields);
      this.rows.set(kind, rows);
      Object.assign(this.handlers, handlersOf(kind, rows));
    }
  }

  /** The name by which a row is shown elsewhere: its first field. */
  nameOf(kind: Kind, id: unknown): unknown {
    const row = this.rows.get(kind)?.all.find((one) => one.id === id);
    return row?.[KINDS[kind].fields[0]] ?? null;
  }
}

function handlersOf(kind: Kind, rows: PlainRows): Record<string, PlainHandler> {
  const { fields } = KINDS[kind];
  return {
    [`GET panels/${kind}s`]: ({ query }) =>
      rows.all.filter(({ type }) => !type || !query.get('type') || type === query.get('type')),
    [`POST panels/${kind}`]: ({ body }) => rows.add(only(body, fields)),
    [`PUT panels/${kind}`]: ({ body }) => rows.edit(only(body, ['id', ...fields])),
    [`DELETE panels/${kind}`]: ({ body }) => rows.remove(Number(only(body, ['kind', 'id']).id)),
  };
}
