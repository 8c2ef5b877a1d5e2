import type { Words } from './words';

/** Words for people and their rights. */
export const RIGHTS = {
  owner: { en: 'Owner', sq: 'Pronar', tr: 'Sahip', ar: 'مالك' },
  manager: { en: 'Manager', sq: 'Menaxher', tr: 'Yönetici', ar: 'مدير' },
  stock: { en: 'Stock keeper', sq: 'Magazinier', tr: 'Depo sorumlusu', ar: 'أمين مخزن' },
  cashier: { en: 'Cashier', sq: 'Arkëtar', tr: 'Kasiyer', ar: 'أمين صندوق' },
  other: { en: 'Other', sq: 'Tjetër', tr: 'Diğer', ar: 'أخرى' },
} satisfies Words;

export const PERSON_STATE = {
  active: { en: 'Active', sq: 'Aktiv', tr: 'Etkin', ar: 'نشط' },
  invited: { en: 'Invited', sq: 'I ftuar', tr: 'Davet edildi', ar: 'مدعو' },
  disabled: { en: 'Disabled', sq: 'I çaktivizuar', tr: 'Devre dışı', ar: 'معطّل' },
  employee: { en: 'No sign-in', sq: 'Pa qasje', tr: 'Giriş yok', ar: 'بلا دخول' },
  expired: {
    en: 'Link too old',
    sq: 'Lidhja e vjetruar',
    tr: 'Bağlantı eskidi',
    ar: 'انتهت صلاحية الرابط',
  },
  other: { en: 'Other', sq: 'Tjetër', tr: 'Diğer', ar: 'أخرى' },
} satisfies Words;

/** Of somebody whom a rule applies to; nothing stands for the others. */
export const YES = {
  yes: { en: 'Yes', sq: 'Po', tr: 'Evet', ar: 'نعم' },
} satisfies Words;
