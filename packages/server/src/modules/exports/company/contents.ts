import type { Language } from '@backoffice/contracts';

import type { CompanyTable } from './tables';

/** What a README says before its files; {company}, {day} and {timezone} are filled in. */
export const INTRODUCTIONS: Record<Language, string[]> = {
  en: [
    'Everything that {company} has, on {day}.',
    'Each file is a table: UTF-8, fields divided by semicolons, decimal commas, times of {timezone}. The first line names the columns. A column called product_id holds the id of a row of products, unit_id of units, and so on; user_id is a person of users.',
    "A ' before a text that a spreadsheet would take for a formula is no part of it.",
    'The files are read one after the other while the shops go on: what was sold meanwhile may be in one of them and not yet in another.',
    'Not among them: passwords, sign-ins, and the files of imports themselves.',
  ],
  sq: [
    'Gjithçka që ka {company}, më {day}.',
    'Çdo skedar është një tabelë: UTF-8, fusha të ndara me pikëpresje, presje dhjetore, koha e {timezone}. Rreshti i parë emërton kolonat. Kolona product_id mban id-në e një rreshti te products, unit_id te units, e kështu me radhë; user_id është një person te users.',
    "Shenja ' para një teksti që tabelori do ta merrte për formulë nuk është pjesë e tij.",
    'Skedarët lexohen njëri pas tjetrit ndërsa dyqanet punojnë: ajo që shitet ndërkohë mund të jetë në njërin e ende jo në tjetrin.',
    'Nuk përfshihen: fjalëkalimet, hyrjet dhe vetë skedarët e importeve.',
  ],
  tr: [
    '{day} günü {company} şirketinin her şeyi.',
    'Her dosya bir tablodur: UTF-8, alanlar noktalı virgülle ayrılır, ondalık virgül, {timezone} saati. İlk satır sütunları adlandırır. product_id sütunu products içindeki bir satırın kimliğidir, unit_id units içindekinin, diğerleri de öyle; user_id users içindeki bir kişidir.',
    "Tablo programının formül sanacağı bir metnin önündeki ' metne ait değildir.",
    'Dosyalar mağazalar çalışırken art arda okunur: bu arada satılan, birinde olup diğerinde henüz olmayabilir.',
    'İçinde olmayanlar: parolalar, oturumlar ve içe aktarılan dosyaların kendileri.',
  ],
  ar: [
    'كل ما لدى {company} في {day}.',
    'كل ملف جدول: UTF-8، والحقول مفصولة بفاصلة منقوطة، والكسور بفاصلة، والأوقات بتوقيت {timezone}. السطر الأول يسمّي الأعمدة. العمود product_id يحمل رقم سطر في products، وunit_id في units، وهكذا؛ وuser_id شخص في users.',
    "علامة ' قبل نص قد يعدّه برنامج الجداول صيغةً ليست جزءًا منه.",
    'تُقرأ الملفات واحدًا بعد آخر والمتاجر تعمل: ما يُباع في الأثناء قد يكون في أحدها وليس بعد في غيره.',
    'لا تشمل: كلمات المرور وجلسات الدخول وملفات الاستيراد نفسها.',
  ],
};

/** What each file holds. */
export const CONTENTS: Record<CompanyTable, Record<Language, string>> = {
  audit_events: {
    en: 'what was changed and refused',
    sq: 'çka u ndryshua dhe u refuzua',
    tr: 'neyin değiştirildiği ve reddedildiği',
    ar: 'ما غُيّر وما رُفض',
  },
  held_baskets: {
    en: 'baskets that wait for their customers',
    sq: 'shportat që presin blerësit',
    tr: 'müşterisini bekleyen sepetler',
    ar: 'سلال تنتظر أصحابها',
  },
  entry_parts: {
    en: 'how lines of sales and returns were paid that took several ways',
    sq: 'si u paguan rreshtat e shitjeve dhe kthimeve me disa mënyra',
    tr: 'birkaç yolla ödenen satış ve iade satırları',
    ar: 'كيف دُفعت سطور المبيعات والمرتجعات بعدة طرق',
  },
  slip_prints: {
    en: 'printed slips',
    sq: 'kuponët e shtypur',
    tr: 'yazdırılan fişler',
    ar: 'الإيصالات المطبوعة',
  },
  till_entries: {
    en: 'money that moved, by till period',
    sq: 'paratë që lëvizën, sipas periudhës së arkës',
    tr: 'kasa dönemine göre hareket eden para',
    ar: 'حركة النقود حسب فترة الصندوق',
  },
  till_movements: {
    en: 'money put in and taken out by hand',
    sq: 'para të futura e të nxjerra me dorë',
    tr: 'elle konulan ve alınan para',
    ar: 'نقود أُدخلت وأُخرجت يدويًا',
  },
  closing_recounts: {
    en: 'closings that were counted again',
    sq: 'mbyllje të numëruara sërish',
    tr: 'yeniden sayılan kapanışlar',
    ar: 'إغلاقات أُعيد عدّها',
  },
  closings: {
    en: 'closings of tills',
    sq: 'mbylljet e arkave',
    tr: 'kasa kapanışları',
    ar: 'إغلاقات الصناديق',
  },
  till_periods: {
    en: 'periods of tills, from closing to closing',
    sq: 'periudhat e arkave, nga mbyllja në mbyllje',
    tr: 'kapanıştan kapanışa kasa dönemleri',
    ar: 'فترات الصناديق من إغلاق إلى إغلاق',
  },
  article_quantities: {
    en: 'quantities booked in of articles',
    sq: 'sasitë e regjistruara të artikujve',
    tr: 'kalemlere girilen miktarlar',
    ar: 'الكميات المسجلة للأصناف',
  },
  article_sales: {
    en: 'sales of articles',
    sq: 'shitjet e artikujve',
    tr: 'kalem satışları',
    ar: 'مبيعات الأصناف',
  },
  articles: {
    en: 'articles of the ledger',
    sq: 'artikujt e librit',
    tr: 'defterdeki kalemler',
    ar: 'أصناف السجل',
  },
  transaction_versions: {
    en: 'bookings as they were before a change',
    sq: 'regjistrimet si ishin para ndryshimit',
    tr: 'değişiklikten önceki kayıtlar',
    ar: 'القيود كما كانت قبل التعديل',
  },
  transactions: {
    en: 'income and outcome',
    sq: 'të hyrat dhe të dalat',
    tr: 'gelir ve gider',
    ar: 'الدخل والمصروف',
  },
  transaction_subtypes: {
    en: 'what a booking can be for',
    sq: 'për çka mund të jetë një regjistrim',
    tr: 'kaydın ne için olabileceği',
    ar: 'أنواع القيود',
  },
  count_scans: {
    en: 'scans of counts',
    sq: 'skanimet e numërimeve',
    tr: 'sayım okutmaları',
    ar: 'عمليات المسح في الجرد',
  },
  counts: {
    en: 'counts of shelves',
    sq: 'numërimet e rafteve',
    tr: 'raf sayımları',
    ar: 'عمليات جرد الرفوف',
  },
  sent_units: {
    en: 'units of shipments',
    sq: 'njësitë e dërgimeve',
    tr: 'sevkiyatların birimleri',
    ar: 'وحدات الشحنات',
  },
  shipments: {
    en: 'shipments from shop to shop',
    sq: 'dërgimet nga dyqani në dyqan',
    tr: 'mağazalar arası sevkiyatlar',
    ar: 'الشحنات بين المتاجر',
  },
  reversals: {
    en: 'sold lines that were taken back',
    sq: 'rreshta të shitur të kthyer',
    tr: 'geri alınan satış satırları',
    ar: 'أسطر بيع أُرجعت',
  },
  returns: {
    en: 'returns of customers',
    sq: 'kthimet e klientëve',
    tr: 'müşteri iadeleri',
    ar: 'مرتجعات الزبائن',
  },
  sale_lines: {
    en: 'sold units with their prices',
    sq: 'njësitë e shitura me çmimet e tyre',
    tr: 'fiyatlarıyla satılan birimler',
    ar: 'الوحدات المبيعة مع أسعارها',
  },
  sales: {
    en: 'receipts',
    sq: 'shitjet me numrat e tyre',
    tr: 'satış fişleri',
    ar: 'إيصالات البيع',
  },
  movements: {
    en: 'what happened to each unit',
    sq: 'çka ndodhi me secilën njësi',
    tr: 'her birimin başına gelenler',
    ar: 'ما حدث لكل وحدة',
  },
  product_codes: {
    en: 'codes of suppliers',
    sq: 'kodet e furnitorëve',
    tr: 'tedarikçi kodları',
    ar: 'رموز الموردين',
  },
  units: {
    en: 'every single piece, its barcode and where it is',
    sq: 'secila copë, barkodi i saj dhe ku gjendet',
    tr: 'her bir parça, barkodu ve yeri',
    ar: 'كل قطعة ورمزها ومكانها',
  },
  imports: {
    en: 'files that were imported',
    sq: 'skedarët e importuar',
    tr: 'içe aktarılan dosyalar',
    ar: 'الملفات المستوردة',
  },
  delivery_changes: {
    en: 'prices of deliveries that were put right',
    sq: 'çmimet e dërgesave të korrigjuara',
    tr: 'düzeltilen teslimat fiyatları',
    ar: 'أسعار عمليات استلام صُحّحت',
  },
  deliveries: {
    en: 'what came, with import prices',
    sq: 'çka erdhi, me çmimet e importit',
    tr: 'alış fiyatlarıyla gelenler',
    ar: 'ما وصل مع أسعار الاستيراد',
  },
  outs: {
    en: 'units that left without being sold',
    sq: 'njësi që dolën pa u shitur',
    tr: 'satılmadan çıkan birimler',
    ar: 'وحدات خرجت دون بيع',
  },
  operations: {
    en: 'what was done to stock, by whom and when',
    sq: 'çka u bë me stokun, nga kush dhe kur',
    tr: 'stokta ne yapıldığı, kim ve ne zaman',
    ar: 'ما جرى على المخزون ومن ومتى',
  },
  products: {
    en: 'products',
    sq: 'produktet',
    tr: 'ürünler',
    ar: 'المنتجات',
  },
  brands: {
    en: 'brands',
    sq: 'markat',
    tr: 'markalar',
    ar: 'العلامات التجارية',
  },
  colors: {
    en: 'colours',
    sq: 'ngjyrat',
    tr: 'renkler',
    ar: 'الألوان',
  },
  numbers: {
    en: 'sizes',
    sq: 'numrat',
    tr: 'numaralar',
    ar: 'المقاسات',
  },
  specific_types: {
    en: 'specific types',
    sq: 'llojet specifike',
    tr: 'özel türler',
    ar: 'الأنواع المحددة',
  },
  locations: {
    en: 'shops',
    sq: 'dyqanet',
    tr: 'mağazalar',
    ar: 'المتاجر',
  },
  users: {
    en: 'people, without passwords',
    sq: 'njerëzit, pa fjalëkalime',
    tr: 'kişiler, parolasız',
    ar: 'الأشخاص دون كلمات المرور',
  },
  company_settings: {
    en: 'settings of the company',
    sq: 'cilësimet e kompanisë',
    tr: 'şirket ayarları',
    ar: 'إعدادات الشركة',
  },
  companies: {
    en: 'the company',
    sq: 'kompania',
    tr: 'şirket',
    ar: 'الشركة',
  },
};
