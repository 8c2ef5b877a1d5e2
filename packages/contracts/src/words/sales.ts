import type { Words } from './words';

/** Words for sales, returns and bookings. */
export const SALE_ROW = {
  sale: { en: 'Sale', sq: 'Shitje', tr: 'Satış', ar: 'بيع' },
  return: { en: 'Return', sq: 'Kthim', tr: 'İade', ar: 'إرجاع' },
  correction: { en: 'Correction', sq: 'Korrigjim', tr: 'Düzeltme', ar: 'تصحيح' },
  void: { en: 'Void', sq: 'Anulim', tr: 'İptal', ar: 'إبطال' },
} satisfies Words;

export const PAYMENT_TYPE = {
  cash: { en: 'Cash', sq: 'Para në dorë', tr: 'Nakit', ar: 'نقدًا' },
  bank: { en: 'Bank', sq: 'Bankë', tr: 'Banka', ar: 'بنك' },
  other: { en: 'Other', sq: 'Tjetër', tr: 'Diğer', ar: 'أخرى' },
} satisfies Words;

export const SALE_TYPE = {
  store: { en: 'Store', sq: 'Dyqan', tr: 'Mağaza', ar: 'المتجر' },
  online: { en: 'Online', sq: 'Online', tr: 'Çevrimiçi', ar: 'عبر الإنترنت' },
  other: { en: 'Other', sq: 'Tjetër', tr: 'Diğer', ar: 'أخرى' },
} satisfies Words;

export const RETURN_REASON = {
  size: { en: 'Wrong size', sq: 'Numri i gabuar', tr: 'Numara uymadı', ar: 'مقاس غير مناسب' },
  defect: { en: 'Defect', sq: 'Me defekt', tr: 'Kusurlu', ar: 'عيب' },
  changed_mind: { en: 'Changed mind', sq: 'Ndërroi mendje', tr: 'Vazgeçti', ar: 'غيّر رأيه' },
  typing_mistake: {
    en: 'Typing mistake',
    sq: 'Gabim në shkrim',
    tr: 'Yazım hatası',
    ar: 'خطأ في الإدخال',
  },
  other: { en: 'Other', sq: 'Tjetër', tr: 'Diğer', ar: 'سبب آخر' },
} satisfies Words;

export const TRANSACTION_TYPE = {
  income: { en: 'Income', sq: 'Të hyra', tr: 'Gelir', ar: 'دخل' },
  outcome: { en: 'Outcome', sq: 'Të dala', tr: 'Gider', ar: 'مصروف' },
  other: { en: 'Other', sq: 'Tjetër', tr: 'Diğer', ar: 'أخرى' },
} satisfies Words;
