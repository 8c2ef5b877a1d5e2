/** A call as the plain server hears it. */
export interface PlainRequest {
  query: URLSearchParams;
  body: Record<string, unknown>;
  /** What stands for `:id` in the path. */
  id: number;
}

type Row = Record<string, unknown> & { id: number };
export type PlainHandler = (request: PlainRequest) => unknown;

const PANELS = {
  brand: { id: 1, brandName: 'Plainshoe', produced: 'Italy', type: 'shoes' },
  color: {
    id: 2,
    colorName: 'Black',
    albanianName: 'E zezë',
    englishName: 'Black',
    turkishName: 'Siyah',
  },
  number: { id: 3, number: '42', type: 'shoes' },
  type: { id: 4, specificType: 'Sneakers', type: 'shoes' },
  location: { id: 5, name: 'Plain street' },
} as const;
const KINDS = Object.keys(PANELS) as (keyof typeof PANELS)[];

const today = () => new Intl.DateTimeFormat('en-CA').format(new Date());

/**
 * An API that knows the specification's calls and nothing else: lists come whole whatever is asked,
 * money is a number, a sold unit is simply gone, and nobody heard of keys, pages, barcodes looked up
 * one by one, employees, subtypes, other shops or a sign-out.
 */
export class PlainApi {
  private lastId = 100;
  private readonly panels = new Map<string, Row[]>(KINDS.map((kind) => [kind, [PANELS[kind]]]));
  private readonly products: Row[] = [];
  private readonly sales: Row[] = [];
  private readonly transactions: (Row & { date: string })[] = [];
  private readonly articles: Row[] = [];
  private readonly articleSales: Row[] = [];
  private readonly company = { phone: '111', address: 'Old road 1' };

  readonly handlers: Record<string, PlainHandler> = {
    'POST authentication/login': () => 'plain-token',
    'GET verify/token': () => ({ isValid: true }),
    'GET authentication/user': () => ({
      user: this.user(),
      company: { id: 1, name: 'Plain company' },
    }),
    'GET company/user': () => this.user(),
    'GET company/company': () => ({
      id: 1,
      name: 'Plain company',
      registration_number: '77',
      admin: 'Pat Plain',
      email: 'office@example.com',
      created_at: '2020-03-01T09:00:00.000Z',
      users: [{ id: 1 }],
      ...this.company,
    }),
    'PUT company/company': ({ body }) => Object.assign(this.company, body),
    ...Object.fromEntries(KINDS.flatMap((kind) => this.panelHandlers(kind))),
    'GET products/products': ({ query }) =>
      this.products
        .filter(({ type }) => !query.get('type') || type === query.get('type'))
        .map(({ type: _type, ...row }) => row),
    'POST products/products': ({ body }) => this.receive(body),
    'PUT products/transfer': ({ body }) => this.transfer(body),
    'PUT products/products': ({ body }) => this.sell(body as unknown as Row[]),
    'GET transactions/sales': ({ query }) => (query.get('date') === today() ? this.sales : []),
    'POST transactions/years': ({ body }) => this.figures(body),
    'GET transactions': ({ query }) =>
      this.transactions
        .filter(({ date }) => date === query.get('date'))
        .map(({ date: _date, ...row }) => row),
    'POST transactions': ({ body }) =>
      this.add(this.transactions, { date: today(), ...body } as Row & { date: string }).id,
    'PUT transactions': ({ body }) => this.edit(this.transactions, body as Row),
    'DELETE transactions/:id': ({ id }) => this.remove(this.transactions, id),
    'GET administration/articles': () => this.articles,
    'POST administration/articles': ({ body }) => ({
      id: this.add(this.articles, { quantity: 0, type: 'article', ...body }).id,
    }),
    'PUT administration/articles/:id': ({ body, id }) =>
      this.edit(this.articles, { ...body, id } as Row),
    'POST administration/add-quantity': ({ body }) => {
      const article = this.articles.find(({ article_id }) => article_id === body.article_id);
      if (article) article.quantity = Number(article.quantity) + Number(body.added_quantity);
      return {};
    },
    'GET administration/sales': () => this.articleSales,
    'POST administration/sales': ({ body }) => {
      const createdAt = new Date().toISOString();
      const sale = this.add(this.articleSales, { ...body, createdAt } as unknown as Row);
      return { saleInsertID: sale.id, createdAt };
    },
  };

  private user() {
    return {
      id: 1,
      username: 'Pat',
      surname: 'Plain',
      email: 'pat@example.com',
      phone: '222',
      role: 'admin',
      created_at: '2020-03-01T09:00:00.000Z',
    };
  }

  private panelHandlers(kind: string): [string, PlainHandler][] {
    const rows = () => this.panels.get(kind) ?? [];
    return [
      [
        `GET panels/${kind}s`,
        ({ query }) =>
          rows().filter(({ type }) => !type || !query.get('type') || type === query.get('type')),
      ],
      [`POST panels/${kind}`, ({ body }) => this.add(rows(), body as Row).id],
      [`PUT panels/${kind}`, ({ body }) => this.edit(rows(), body as Row)],
      [`DELETE panels/${kind}`, ({ body }) => this.remove(rows(), Number(body.id))],
    ];
  }

  private add<R extends Row>(rows: R[], row: Omit<R, 'id'>): R {
    this.lastId += 1;
    const added = { ...row, id: this.lastId } as R;
    rows.push(added);
    return added;
  }

  private edit(rows: Row[], row: Row) {
    Object.assign(rows.find(({ id }) => id === Number(row.id)) ?? {}, row, { id: Number(row.id) });
    return {};
  }

  private remove(rows: Row[], gone: number) {
    const place = rows.findIndex(({ id }) => id === gone);
    if (place >= 0) rows.splice(place, 1);
    return {};
  }

  private nameOf(kind: string, id: unknown, field: string) {
    return this.panels.get(kind)?.find((row) => row.id === id)?.[field] ?? null;
  }

  private receive(body: Record<string, unknown>) {
    const sizes = (body.sizes as { size: number; quantity: number }[] | undefined) ?? [
      { size: 0, quantity: Number(body.quantity) },
    ];
    for (const { size, quantity } of sizes) {
      for (let count = 0; count < quantity; count += 1) {
        const unit = this.add(this.products, {
          brand: this.nameOf('brand', body.brand, 'brandName'),
          color: this.nameOf('color', body.color, 'colorName'),
          number: this.nameOf('number', size, 'number'),
          specific_type: this.nameOf('type', body.type, 'specificType'),
          code: body.code,
          location: null,
          price: Number(body.stockPrice),
          date: today(),
          type: body.productType,
        } as Omit<Row, 'id'>);
        unit.barcode = String(700_000_000_000 + unit.id);
      }
    }
    return {};
  }

  private transfer(body: Record<string, unknown>) {
    const ids = body.ids as number[];
    const name = this.nameOf('location', Number(body.location), 'name');
    for (const unit of this.products) if (ids.includes(unit.id)) unit.location = name;
    return {};
  }

  private sell(items: Row[]) {
    for (const item of items) {
      const unit = this.products.find(({ id }) => id === item.id);
      if (!unit) continue;
      this.remove(this.products, unit.id);
      this.add(this.sales, {
        brand_name: unit.brand,
        color_name: unit.color,
        number: unit.number,
        code: unit.code,
        product_specific_types: unit.specific_type,
        product_price: Number(unit.price),
        payment_type: item.paymentType,
        bank_name: item.bank ?? null,
        sale_price: Number(item.price),
      });
    }
    return {};
  }

  private figures({ years }: Record<string, unknown>) {
    if (!Array.isArray(years)) return this.sales.map(({ sale_price }) => ({ sale_price }));
    const salesArray = [5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7];
    return years.map((year: unknown) => ({ year, salesArray }));
  }
}
