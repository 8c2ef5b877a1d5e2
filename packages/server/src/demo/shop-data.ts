import type { ProductType, Rights } from '@backoffice/contracts';

/** Colour: Albanian, English and Turkish name. */
export const COLORS: [string, string, string][] = [
  ['E zezë', 'Black', 'Siyah'],
  ['E bardhë', 'White', 'Beyaz'],
  ['Kafe', 'Brown', 'Kahverengi'],
  ['Bezhë', 'Beige', 'Bej'],
  ['E kuqe', 'Red', 'Kırmızı'],
  ['Bordo', 'Burgundy', 'Bordo'],
  ['E kaltër', 'Blue', 'Mavi'],
  ['E kaltër e mbyllët', 'Navy', 'Lacivert'],
  ['E gjelbër', 'Green', 'Yeşil'],
  ['Ulliri', 'Olive', 'Zeytin yeşili'],
  ['Hiri', 'Grey', 'Gri'],
  ['Rozë', 'Pink', 'Pembe'],
  ['E verdhë', 'Yellow', 'Sarı'],
  ['Argjend', 'Silver', 'Gümüş'],
];

/** Name, country of manufacture, and the letters that begin its codes. */
export const BRANDS: Record<ProductType, [string, string, string][]> = {
  shoes: [
    ['Nike', 'Vietnam', 'NK'],
    ['Adidas', 'Indonesia', 'AD'],
    ['Puma', 'Vietnam', 'PM'],
    ['Geox', 'Italy', 'GX'],
    ['Skechers', 'China', 'SK'],
    ['Timberland', 'Dominican Republic', 'TB'],
    ['Ecco', 'Portugal', 'EC'],
    ['Rieker', 'Germany', 'RK'],
    ['Solid', 'Kosovo', 'SO'],
  ],
  textile: [
    ["Levi's", 'Türkiye', 'LV'],
    ['Mavi', 'Türkiye', 'MV'],
    ['LC Waikiki', 'Türkiye', 'LC'],
    ['Koton', 'Türkiye', 'KT'],
    ['Tommy Hilfiger', 'Portugal', 'TH'],
    ['Benetton', 'Italy', 'BN'],
  ],
  accessories: [
    ['Casio', 'Japan', 'CS'],
    ['Ray-Ban', 'Italy', 'RB'],
    ['Eastpak', 'China', 'EP'],
    ['Pierre Cardin', 'Türkiye', 'PC'],
  ],
};

/** What is sold, its price range in euros, and how well it sells in winter (-1) or summer (1). */
export interface Kind {
  name: string;
  low: number;
  high: number;
  summer: number;
}
const kind = (name: string, low: number, high: number, summer: number): Kind => ({
  name,
  low,
  high,
  summer,
});

export const KINDS: Record<ProductType, Kind[]> = {
  shoes: [
    kind('Sneakers', 49, 129, 0.2),
    kind('Boots', 69, 169, -0.9),
    kind('Sandals', 29, 69, 0.9),
    kind('Loafers', 45, 99, 0.1),
    kind('Heels', 39, 99, 0.2),
    kind('Ballerinas', 29, 59, 0.5),
    kind('Slippers', 12, 29, -0.2),
  ],
  textile: [
    kind('T-shirt', 12, 35, 0.8),
    kind('Jeans', 35, 89, 0),
    kind('Jacket', 59, 149, -0.7),
    kind('Dress', 29, 89, 0.6),
    kind('Sweater', 29, 69, -0.8),
    kind('Shirt', 22, 55, 0.2),
  ],
  accessories: [
    kind('Leather belt', 15, 39, 0),
    kind('Backpack', 29, 69, 0.3),
    kind('Wrist watch', 39, 119, 0),
    kind('Sunglasses', 29, 139, 0.9),
    kind('Wallet', 15, 49, 0),
    kind('Scarf', 12, 29, -0.9),
  ],
};

export const SIZES = {
  shoes: [36, 37, 38, 39, 40, 41, 42, 43, 44, 45].map(String).concat('36.5', '42.5'),
  textile: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
};

/** Share of a year's sales in each month, January to December. */
export const SEASON = [0.8, 0.7, 0.9, 1, 1, 1, 1.15, 1.25, 1.05, 0.95, 1.15, 1.6];

/** Name, surname, city, role, monthly salary in euros. */
type Person = [string, string, string, string, number];

export interface ShopPlan {
  seed: number;
  company: { name: string; registration: string; address: string; phone: string };
  email: string;
  locations: string[];
  people: Person[];
  /** Staff who sign in, by their place among `people`. */
  signIns: Record<number, { email: string; rights: Rights }>;
  /** Percent off the regular price that anybody may give. */
  priceFloor: number | null;
  products: Record<ProductType, number>;
  linesPerYear: number;
  unitsInStock: number;
}

export const SHOPS: ShopPlan[] = [
  {
    seed: 20_261,
    company: {
      name: 'Hapi Retail',
      registration: '811204573',
      address: 'Sheshi Nënë Tereza 12, 10000 Prishtinë',
      phone: '+383 38 220 410',
    },
    email: 'info@hapi.example.com',
    locations: ['Prishtinë', 'Prizren', 'Pejë', 'Gjakovë', 'Depo Fushë Kosovë'],
    people: [
      ['Arta', 'Krasniqi', 'Prishtinë', 'admin', 1_250],
      ['Blerim', 'Gashi', 'Prishtinë', 'seller', 640],
      ['Drita', 'Berisha', 'Fushë Kosovë', 'stock keeper', 620],
      ['Emre', 'Şahin', 'Prizren', 'seller', 610],
      ['Fatmire', 'Hoxha', 'Pejë', 'seller', 600],
      ['Gent', 'Morina', 'Gjakovë', 'seller', 600],
      ['Hana', 'Shala', 'Prishtinë', 'accountant', 880],
      ['Ilir', 'Bytyqi', 'Prizren', 'shop manager', 790],
    ],
    signIns: {
      0: { email: 'demo@example.com', rights: 'owner' },
      1: { email: 'cashier@example.com', rights: 'cashier' },
      2: { email: 'stock@example.com', rights: 'stock' },
      7: { email: 'manager@example.com', rights: 'manager' },
    },
    priceFloor: 30,
    products: { shoes: 120, textile: 80, accessories: 36 },
    linesPerYear: 2_800,
    unitsInStock: 2_400,
  },
  {
    seed: 20_262,
    company: {
      name: 'Bota e Modës',
      registration: '810993321',
      address: 'Rr. Adem Jashari 40, 20000 Prizren',
      phone: '+383 29 244 118',
    },
    email: 'zyra@botaemodes.example.com',
    locations: ['Ferizaj', 'Gjilan'],
    people: [
      ['Luan', 'Rexhepi', 'Ferizaj', 'admin', 1_000],
      ['Mimoza', 'Kelmendi', 'Gjilan', 'seller', 560],
      ['Naim', 'Osmani', 'Ferizaj', 'seller', 560],
    ],
    signIns: { 0: { email: 'demo2@example.com', rights: 'owner' } },
    priceFloor: null,
    products: { shoes: 30, textile: 24, accessories: 10 },
    linesPerYear: 350,
    unitsInStock: 300,
  },
];

export const DEMO_PASSWORD = 'demo1234';

/** Article number, name, type, pieces booked in, price. */
export const ARTICLES: [string, string, string, number, number][] = [
  ['A-001', 'Paper bags, small', 'packaging', 1_200, 0.2],
  ['A-002', 'Paper bags, large', 'packaging', 800, 0.3],
  ['A-003', 'Shoe polish, black', 'care', 60, 4.5],
  ['A-004', 'Shoe polish, neutral', 'care', 60, 4.5],
  ['A-005', 'Waterproofing spray', 'care', 40, 7.9],
  ['A-006', 'Insoles', 'article', 90, 6],
  ['A-007', 'Shoe laces, 90 cm', 'article', 150, 2.5],
  ['A-008', 'Gift card', 'article', 50, 25],
];
