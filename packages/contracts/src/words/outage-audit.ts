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
