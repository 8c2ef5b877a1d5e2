import { dayIn } from '@backoffice/contracts';

import { PlainReference } from './plain-reference';
import { only, PlainRows, type Fields, type PlainHandler } from './plain-rows';

interface Unit {
  id: number;
  brand: unknown;
  color: unknown;
  number: unknown;
  specific_type: unknown;
  code: unknown;
  location: unknown;
  price: number;
  date: string;
  barcode: string;
}

const today = () => dayIn(undefined);

/** The specification's User: there is no id. */
const USER = {
  username: 'Pat',
  surname: 'Plain',
  email: 'pat@example.com',
  phone: '222',
  role: 'admin',
  created_at: '2020-03-01T09:00:00.000Z',
};

const PRODUCT = [
  'code',
  'name',
  'brand',
  'type',
  'color',
  'stockPrice',
  'importPrice',
  'sizes',
  'productType',
  'quantity',
];
/** The specification's Transaction, and the day of the booking, since no body is specified. */
const TRANSACTION = [
  'id',
  'subType',
  'transaction_type',
  'payment_type',
  'sale_price',
  'description',
  'date',
];
const SALE_ITEM = ['id', 'regular_price', 'price', 'paymentType', 'bank', 'type', 'sale_type'];

/**
 * An API of the specification and nothing else: rows have the fields of its entities, bodies those
 * of its calls, lists come whole whatever is asked, money is a number, and a sold unit is simply
 * gone. Nobody has heard of keys, pages, barcodes looked up one by one, employees, subtypes, other
 * shops or a sign-out.
 */
export class PlainApi {
  private readonly reference = new PlainReference();
  /** Which product type a unit is: the server knows, and does not say. */
  private readonly types = new Map<number, unknown>();
  private readonly units = new PlainRows<Unit>();
  private readonly sales = new PlainRows();
  private readonly transactions = new PlainRows();
  private readonly days = new Map<number, string>();
  private readonly articles = new PlainRows();
  private readonly articleSales: Fields[] = [];
  private readonly company = { phone: '111', address: 'Old road 1' };

  readonly handlers: Record<string, PlainHandler> = {
    'POST authentication/login': ({ body }) => {
      only(body, ['email', 'password']);
      return 'plain-token';
    },
    'GET verify/token': () => ({ isValid: true }),
    'GET authentication/user': () => ({ user: USER, company: this.companyRow() }),
    'GET company/user': () => USER,
    'GET company/company': () => this.companyRow(),
    'PUT company/company': ({ body }) =>
      Object.assign(this.company, only(body, ['phone', 'address'])),
    ...this.reference.handlers,
    'GET products/products': ({ query }) => {
      const type = query.get('type');
      return this.units.all.filter(({ id }) => !type || this.types.get(id) === type);
    },
    'POST products/products': ({ body }) => this.receive(only(body, PRODUCT)),
    'PUT products/transfer': ({ body }) => this.transfer(only(body, ['ids', 'location'])),
    'PUT products/products': ({ body }) => this.sell(body as unknown as Fields[]),
    'GET transactions/sales': ({ query }) => (query.get('date') === today() ? this.sales.all : []),
    'POST transactions/years': ({ body }) => this.figures(only(body, ['years', 'type'])),
    'GET transactions': ({ query }) =>
      this.transactions.all.filter(({ id }) => this.days.get(id) === query.get('date')),
    'POST transactions': ({ body }) => {
      const { date: _date, ...fields } = only(body, TRANSACTION);
      const id = this.transactions.add(fields);
      this.days.set(id, today());
      return id;
    },
    'PUT transactions': ({ body }) => {
      const { date: _date, ...fields } = only(body, TRANSACTION);
      return this.transactions.edit(fields);
    },
    'DELETE transactions/:id': ({ id }) => this.transactions.remove(id),
    'GET administration/articles': () => this.articles.all,
    'POST administration/articles': ({ body }) =>
      this.articles.add({ quantity: 0, type: 'article', ...only(body, ['name', 'article_id']) }),
    'PUT administration/articles/:id': ({ body, id }) =>
      this.articles.edit({ ...only(body, ['id', 'name', 'article_id']), id }),
    'POST administration/add-quantity': ({ body }) =>
      this.addQuantity(only(body, ['article_id', 'added_quantity'])),
    'GET administration/sales': () => this.articleSales,
    'POST administration/sales': ({ body }) => {
      this.articleSales.unshift(only(body, ['articleId', 'price']));
      return { saleInsertID: this.articleSales.length, createdAt: new Date().toISOString() };
    },
  };

  private companyRow() {
    return {
      id: 1,
      name: 'Plain company',
      registration_number: '77',
      admin: 'Pat Plain',
      email: 'office@example.com',
      created_at: '2020-03-01T09:00:00.000Z',
      users: [{ id: 1 }],
      ...this.company,
    };
  }

  private receive(body: Fields) {
    const sizes = (body.sizes as { size: number; quantity: number }[] | undefined) ?? [
      { size: 0, quantity: Number(body.quantity) },
    ];
    for (const { size, quantity } of sizes) {
      for (let count = 0; count < quantity; count += 1) this.addUnit(body, size);
    }
    return {};
  }

  private addUnit(body: Fields, size: number) {
    const id = this.units.add({
      brand: this.reference.nameOf('brand', body.brand),
      color: this.reference.nameOf('color', body.color),
      number: this.reference.nameOf('number', size),
      specific_type: this.reference.nameOf('type', body.type),
      code: body.code,
      location: null,
      price: Number(body.stockPrice),
      date: today(),
      barcode: '',
    });
    this.units.edit({ id, barcode: String(700_000_000_000 + id) });
    this.types.set(id, body.productType);
  }

  private transfer({ ids, location }: Fields) {
    const name = this.reference.nameOf('location', Number(location));
    for (const id of ids as number[]) this.units.edit({ id, location: name });
    return {};
  }

  private sell(items: Fields[]) {
    for (const item of items) {
      only(item, SALE_ITEM);
      const unit = this.units.remove(Number(item.id));
      if (!unit) continue;
      this.sales.add({
        brand_name: unit.brand,
        color_name: unit.color,
        number: unit.number,
        product_specific_types: unit.specific_type,
        code: unit.code,
        product_price: unit.price,
        payment_type: item.paymentType,
        bank_name: item.bank ?? null,
        sale_price: Number(item.price),
      });
    }
    return {};
  }

  private addQuantity({ article_id, added_quantity }: Fields) {
    const article = this.articles.all.find((row) => row.article_id === article_id);
    if (article) article.quantity = Number(article.quantity) + Number(added_quantity);
    return {};
  }

  private figures({ years }: Fields) {
    // A decimal string, which the client parses to a number.
    if (!Array.isArray(years)) {
      return this.sales.all.map(({ sale_price }) => ({ sale_price: String(sale_price) }));
    }
    const salesArray = [5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7];
    return years.map((year: unknown) => ({ year, salesArray }));
  }
}
