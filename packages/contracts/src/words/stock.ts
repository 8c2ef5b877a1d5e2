import type { Words } from './words';

/** Words for what stock is, and for what happens to it. */
export const PRODUCT_TYPE = {
  shoes: { en: 'Shoes', sq: 'Këpucë', tr: 'Ayakkabı', ar: 'أحذية' },
  textile: { en: 'Textile', sq: 'Tekstil', tr: 'Tekstil', ar: 'منسوجات' },
  accessories: { en: 'Accessories', sq: 'Aksesorë', tr: 'Aksesuar', ar: 'إكسسوارات' },
  other: { en: 'Other', sq: 'Tjetër', tr: 'Diğer', ar: 'أخرى' },
} satisfies Words;

export const STOCK_REASON = {
  lost: { en: 'Lost', sq: 'I humbur', tr: 'Kayıp', ar: 'مفقودة' },
  damaged: { en: 'Damaged', sq: 'I dëmtuar', tr: 'Hasarlı', ar: 'تالفة' },
  written_off: { en: 'Written off', sq: 'I çregjistruar', tr: 'Kayıttan düşüldü', ar: 'مشطوبة' },
  not_delivered: { en: 'Not delivered', sq: 'Nuk ka ardhur', tr: 'Gelmedi', ar: 'لم تصل' },
  unsellable: { en: 'Unsellable', sq: 'I pashitshëm', tr: 'Satılamaz', ar: 'غير صالحة للبيع' },
  other: { en: 'Other', sq: 'Tjetër', tr: 'Diğer', ar: 'أخرى' },
} satisfies Words;

export const OPERATION = {
  delivery: { en: 'Delivery', sq: 'Pranim', tr: 'Mal kabulü', ar: 'استلام' },
  transfer: { en: 'Transfer', sq: 'Transfer', tr: 'Aktarma', ar: 'نقل' },
  sale: { en: 'Sale', sq: 'Shitje', tr: 'Satış', ar: 'بيع' },
  return: { en: 'Return', sq: 'Kthim', tr: 'İade', ar: 'إرجاع' },
  void: { en: 'Void', sq: 'Stornim', tr: 'İptal', ar: 'إبطال' },
  correction: { en: 'Correction', sq: 'Korrigjim', tr: 'Düzeltme', ar: 'تصحيح' },
  count: { en: 'Count', sq: 'Numërim', tr: 'Sayım', ar: 'جرد' },
  adjustment: { en: 'Adjustment', sq: 'Rregullim', tr: 'Stok düzeltmesi', ar: 'تسوية' },
  price: { en: 'Price change', sq: 'Ndryshim çmimi', tr: 'Fiyat değişikliği', ar: 'تغيير سعر' },
  import: { en: 'Import', sq: 'Import', tr: 'İçe aktarma', ar: 'استيراد' },
  shipment: { en: 'Shipment', sq: 'Dërgesë', tr: 'Sevkiyat', ar: 'شحنة' },
  undo: { en: 'Undo', sq: 'Zhbërje', tr: 'Geri alma', ar: 'تراجع' },
  other: { en: 'Other', sq: 'Tjetër', tr: 'Diğer', ar: 'أخرى' },
} satisfies Words;

export const SHIPMENT_STATE = {
  under_way: { en: 'Under way', sq: 'Rrugës', tr: 'Yolda', ar: 'في الطريق' },
  closed: { en: 'Closed', sq: 'Mbyllur', tr: 'Kapatıldı', ar: 'مغلقة' },
  other: { en: 'Other', sq: 'Tjetër', tr: 'Diğer', ar: 'أخرى' },
} satisfies Words;

export const COUNT_STATE = {
  open: { en: 'Open', sq: 'I hapur', tr: 'Açık', ar: 'مفتوح' },
  applied: { en: 'Applied', sq: 'I zbatuar', tr: 'Uygulandı', ar: 'مُطبّق' },
  cancelled: { en: 'Given up', sq: 'Hequr dorë', tr: 'Vazgeçildi', ar: 'أُلغي' },
} satisfies Words;
