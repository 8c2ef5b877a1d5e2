import type { Words } from './words';

/** Names of lists, as titles of exported files show them. */
export const LIST_NAMES = {
  products: { en: 'Stock', sq: 'Stoku', tr: 'Stok', ar: 'المخزون' },
  groups: {
    en: 'Stock by product',
    sq: 'Stoku sipas produktit',
    tr: 'Ürüne göre stok',
    ar: 'المخزون حسب المنتج',
  },
  'product-codes': {
    en: 'Supplier codes',
    sq: 'Kodet e furnitorëve',
    tr: 'Tedarikçi kodları',
    ar: 'رموز الموردين',
  },
  deliveries: { en: 'Deliveries', sq: 'Pranimet', tr: 'Mal kabulleri', ar: 'الاستلامات' },
  operations: { en: 'Operations', sq: 'Veprimet', tr: 'İşlemler', ar: 'العمليات' },
  shipments: { en: 'Shipments', sq: 'Dërgesat', tr: 'Sevkiyatlar', ar: 'الشحنات' },
  counts: { en: 'Counts', sq: 'Numërimet', tr: 'Sayımlar', ar: 'عمليات الجرد' },
  sales: { en: 'Sales', sq: 'Shitjet', tr: 'Satışlar', ar: 'المبيعات' },
  returns: { en: 'Returns', sq: 'Kthimet', tr: 'İadeler', ar: 'المرتجعات' },
  closings: {
    en: 'Till closings',
    sq: 'Mbylljet e arkës',
    tr: 'Kasa kapanışları',
    ar: 'إغلاقات الصندوق',
  },
  transactions: { en: 'Transactions', sq: 'Transaksionet', tr: 'Muhasebe', ar: 'المعاملات' },
  articles: { en: 'Articles', sq: 'Artikujt', tr: 'Kalemler', ar: 'الأصناف' },
  'article-sales': {
    en: 'Article sales',
    sq: 'Shitjet e artikujve',
    tr: 'Kalem satışları',
    ar: 'مبيعات الأصناف',
  },
  brands: { en: 'Brands', sq: 'Markat', tr: 'Markalar', ar: 'العلامات التجارية' },
  colors: { en: 'Colors', sq: 'Ngjyrat', tr: 'Renkler', ar: 'الألوان' },
  numbers: { en: 'Sizes', sq: 'Numrat', tr: 'Numaralar', ar: 'المقاسات' },
  types: { en: 'Types', sq: 'Llojet', tr: 'Türler', ar: 'الأنواع' },
  locations: { en: 'Locations', sq: 'Lokacionet', tr: 'Konumlar', ar: 'المواقع' },
  people: { en: 'People', sq: 'Personat', tr: 'Kişiler', ar: 'الأشخاص' },
  audit: { en: 'Audit', sq: 'Auditimi', tr: 'Denetim', ar: 'سجل التدقيق' },
  company: { en: 'Company', sq: 'Kompania', tr: 'Şirket', ar: 'الشركة' },
} satisfies Words;
