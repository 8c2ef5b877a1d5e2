import type { Words } from './words';

/** Words for what the audit keeps of selling without a line. */
export const OUTAGE_AUDIT = {
  shared_till_keeps_selling: {
    en: 'Shared till told to sell without a connection or not',
    sq: 'Arka e përbashkët: shitja pa lidhje u ndryshua',
    tr: 'Ortak kasanın bağlantısız satışı değiştirildi',
    ar: 'تغيير البيع دون اتصال لصندوق مشترك',
  },
  sale_offline: {
    en: 'Sale without a connection came in',
    sq: 'Shitje pa lidhje e pranuar',
    tr: 'Bağlantısız satış geldi',
    ar: 'وصول بيع جرى دون اتصال',
  },
  sale_settled: {
    en: 'Sale without a connection settled',
    sq: 'Shitje pa lidhje e zgjidhur',
    tr: 'Bağlantısız satış çözüldü',
    ar: 'تسوية بيع جرى دون اتصال',
  },
} satisfies Words;

/** Words for why somebody has to settle a sale that a till made without a line. */
export const SETTLE_REASON = {
  unit_sold: {
    en: 'Unit sold elsewhere',
    sq: 'Copë e shitur diku tjetër',
    tr: 'Başka yerde satılmış birim',
    ar: 'قطعة بيعت في مكان آخر',
  },
  unit_gone: {
    en: 'Unit not in stock any more',
    sq: 'Copë që s’është më në stok',
    tr: 'Artık stokta olmayan birim',
    ar: 'قطعة لم تعد في المخزون',
  },
  price_floor: {
    en: 'Price below the floor',
    sq: 'Çmim nën kufirin',
    tr: 'Tabanın altında fiyat',
    ar: 'سعر دون الحد الأدنى',
  },
  cash_limit: {
    en: 'More cash than allowed',
    sq: 'Më shumë para në dorë se sa lejohet',
    tr: 'İzin verilenden fazla nakit',
    ar: 'نقد أكثر من المسموح',
  },
  revoked: {
    en: 'Till revoked or seller disabled',
    sq: 'Arkë e çregjistruar ose shitës i çaktivizuar',
    tr: 'Kaldırılmış kasa veya devre dışı satıcı',
    ar: 'صندوق مُلغى أو بائع معطّل',
  },
  seller_unconfirmed: {
    en: 'Seller not signed in at this till',
    sq: 'Shitës pa hyrje në këtë arkë',
    tr: 'Bu kasada oturumu olmayan satıcı',
    ar: 'بائع بلا جلسة على هذا الصندوق',
  },
  slip_counter: {
    en: 'Slip number used before',
    sq: 'Numër kuponi i përdorur më parë',
    tr: 'Daha önce kullanılmış fiş numarası',
    ar: 'رقم إيصال مستعمل من قبل',
  },
  other: { en: 'Other', sq: 'Tjetër', tr: 'Diğer', ar: 'أخرى' },
} satisfies Words;
