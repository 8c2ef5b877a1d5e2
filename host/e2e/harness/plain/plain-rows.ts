export type Fields = Record<string, unknown>;

/** A call as the plain server hears it. */
export interface PlainRequest {
  query: URLSearchParams;
  body: Fields;
  /** Value of `:id` in the path. */
  id: number;
}
export type PlainHandler = (request: PlainRequest) => unknown;

/** The body, if it has no other fields than the specification gives it. */
export function only(body: Fields, fields: readonly string[]): Fields {
  const other = Object.keys(body).filter((field) => !fields.includes(field));
  if (other.length > 0) throw new Error(`The specification does not know ${other.join(', ')}`);
  return body;
}

let lastId = 100;

/** Rows of one kind, each with an id. */
export class PlainRows<Row extends { id: number } = Fields & { id: number }> {
  readonly all: Row[] = [];

  add(fields: Omit<Row, 'id'>): number {
    lastId += 1;
    this.all.push({ ...fields, id: lastId } as Row);
    return lastId;
  }

  edit(fields: Fields): object {
    const row = this.all.find(({ id }) => id === Number(fields.id));
    Object.assign(row ?? {}, fields, { id: Number(fields.id) });
    return {};
  }

  remove(gone: number): Row | undefined {
    const place = this.all.findIndex(({ id }) => id === gone);
    return place < 0 ? undefined : this.all.splice(place, 1)[0];
  }
}
