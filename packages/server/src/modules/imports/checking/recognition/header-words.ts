import { IMPORT_FIELDS, type ImportField } from '@backoffice/contracts';

import { bareHeader } from './plain-header';

/** Sizes are numbers, and some fields only the exports of other tills have. */
type OfTills =
  | 'sizeQuantity'
  | 'placeQuantity'
  | 'salePrice'
  | 'surcharge'
  | 'handle'
  | 'rowId'
  | 'title'
  | 'variantTitle'
  | 'rowKind'
  | `option${string}`;

/**
 * What columns are called in English, Albanian, Turkish, German and Arabic, by shops, by our own
 * exports. A name may stand at several fields: the subject of the file decides.
 */
const NAMES: Record<Exclude<ImportField, OfTills>, string> = {
  productType: `product type, category, categories, product category, product group, group, department, lloji i
    produktit, lloji produktit, grupi, grupi i
    produktit, seksioni, ürün türü, ürün grubu, ürün tipi, Produktart, Produkttyp, Warengruppe, Artikelgruppe,
    Abteilung, type, lloji, tür, Typ, Art, نوع المنتج, النوع`,
  code: `code, codes, product code, item code, style, style code, style number, style no, model, model code, model
    number, model no, sku, skus, variant sku, reference, ref, ref no, item number, item no, article code, article
    number, article no, art no, article, item, kodi, kodet, kod, kodi i produktit, kodi i artikullit, kodi i mallit,
    shifra, shifra e artikullit, modeli, artikulli, artikull, numri i artikullit, nr i artikullit, ürün kodu, kod,
    kodu, model kodu, model no, stok kodu, referans, ürün, Artikelnummer, Artikelnr, Artikel-Nr, Art Nr, Artikel,
    Artikelcode, Modell, Modellnummer, Bestellnummer, Kode, Kennung, رمز المنتج, الرمز, الكود, الموديل, كود`,
  name: `name, product name, item name, article name, description, product, title, designation, emri, emri i produktit,
    emri i artikullit, emërtimi, emertimi i artikullit, përshkrimi, produkti, artikulli, artikull, malli, ad, adı,
    ürün adı, ürün, isim, açıklama, tanım, Bezeichnung, Artikelbezeichnung, Artikelname, Produktname, Beschreibung,
    Produkt, Artikel, الاسم, اسم المنتج, المنتج, الوصف, اسم الصنف`,
  brand: `brand, brands, brand name, vendor, manufacturer, make, label, marka, markat, marke, brendi, brend, brendet,
    firma, prodhuesi, emri i markës, emri i brendit, marka adı, markalar, üretici, Marke, Marken, Hersteller,
    Lieferant, Markenname, العلامة, العلامة التجارية, الماركة, ماركة, اسم العلامة`,
  produced: `produced, produced in, made in, country, country of origin, origin, coo, brand country, prodhuar,
    prodhuar në, vendi i prodhimit, prodhimi, shteti, origjina, vendi i origjinës, prejardhja, üretim yeri, ülke,
    menşei, menşe, menşe ülke, Land, Herkunft, Herkunftsland, Ursprungsland, Herstellungsland, Produktionsland,
    بلد الصنع, بلد المنشأ, المنشأ, صنع في`,
  type: `type, types, specific type, category, categories, kind, product category, subcategory, lloji, llojet, lloj,
    lloji specifik, tipi, tip, kategoria, kategori, nënkategoria, kategorija, tür, türler, özel tür, çeşit, alt
    kategori, Typ, Typen, Kategorie, Art, Unterkategorie, Sorte, النوع, النوع المحدد, الفئة, الصنف, الأنواع`,
  color: `color, colors, colour, colours, color name, colour name, ngjyra, ngjyrë, ngjyrat, emri i ngjyrës, renk,
    renkler, renk adı, Farbe, Farben, Farbname, اللون, الألوان, لون, اسم اللون`,
  albanianName: `albanian name, albanian, name in albanian, emri shqip, shqip, emri në shqip, arnavutça adı, arnavutça,
    Albanisch, albanischer Name, الاسم بالألبانية`,
  englishName: `english name, english, name in english, emri anglisht, anglisht, emri në anglisht, ingilizce adı,
    ingilizce, Englisch, englischer Name, الاسم بالإنجليزية`,
  turkishName: `turkish name, turkish, name in turkish, emri turqisht, turqisht, emri në turqisht, türkçe adı, türkçe,
    Türkisch, türkischer Name, الاسم بالتركية`,
  size: `size, sizes, shoe size, eu size, size eu, number, numbers, madhësia, madhësi, madhësitë, numri, numër, numrat,
    nr, masa, masat, numri i këpucës, numri eu, beden, bedenler, numara, numaralar, ölçü, ayakkabı numarası, no, Größe,
    Größen, Groesse, Schuhgröße, EU Größe, Grösse, Nummer, المقاس, المقاسات, مقاس, الحجم`,
  quantity: `quantity, quantities, qty, pieces, pcs, stock, units, count, amount, on hand, on hand current, in stock,
    stock quantity, inventory quantity, variant inventory qty, inventory, available, sasia, sasi, sasitë, copë, copa,
    copet, stoku, stok, gjendja, sasia në stok, gjendja e stokut, njësi, cope, adet, miktar, stok adedi, stok miktarı,
    adedi, mevcut, Menge, Anzahl, Stück, Stückzahl, Bestand, Lagerbestand, Stk, الكمية, كمية, العدد, المخزون, القطع`,
  importPrice: `import price, cost, cost price, purchase price, buying price, buy price, wholesale price, unit cost,
    default cost, cost per item, çmimi i importit, çmimi i blerjes, çmimi blerës, çmimi blerjes, kosto, kostoja, çmimi i kostos, çmimi i
    furnizimit, çmimi me shumicë, blerja, çmimi hyrës, alış fiyatı, alış, maliyet, maliyet fiyatı, Einkaufspreis,
    Einkauf, EK, EK Preis, Preis Einkauf, Kosten, Selbstkosten, سعر الاستيراد, سعر الشراء, التكلفة, سعر التكلفة`,
  stockPrice: `stock price, price, selling price, sale price, sales price, sell price, retail price, retail, unit price,
    variant price, price tax excluded or price tax included, rrp, msrp, çmimi, çmim, çmimi i shitjes, çmimi shitës,
    çmimi shitjes, çmimi me pakicë, shitja, cmim shitje, çmimi final, çmimi dalës, satış fiyatı, satış, fiyat, fiyatı, perakende fiyatı, perakende satış fiyatı,
    etiket fiyatı, Verkaufspreis, Verkauf, VK, VK Preis, Preis, UVP, Ladenpreis, Endpreis, سعر البيع, السعر, سعر`,
  location: `location, locations, shop, store, branch, warehouse, location name, shop name, store name, lokacioni,
    lokacionet, dyqani, dyqan, dyqanet, shitorja, pika, pika e shitjes, depo, depoja, magazina, filiala, vendndodhja,
    konum, konumlar, mağaza, şube, dükkan, depo, Standort, Standorte, Filiale, Laden, Geschäft, Lager, الموقع, المواقع,
    المتجر, المحل, الفرع, المستودع`,
  barcode: `barcode, barcodes, bar code, barkodi, barkod, barkodet, bar kodi, bar kod, barkodu, Strichcode, Barcode Nr,
    الباركود, باركود, رمز شريطي`,
  productCode: `supplier code, ean, ean code, ean 13, ean13, ean nr, upc, upc code, gtin, itf 14, variant barcode, product
    barcode, manufacturer barcode, kodi i furnitorit, kodi i furnizuesit, kodi ean, ean kodi, tedarikçi kodu, ean kodu,
    EAN Nummer, GTIN EAN, Lieferantencode, رمز المورد, barcode, barkodi, barkod`,
  receivedOn: `received on, received, date, date received, arrival date, delivery date, purchase date, data, data e
    pranimit, data e hyrjes, data e ardhjes, data e blerjes, pranuar, pranuar më, dt, teslim tarihi, tarih, giriş
    tarihi, alım tarihi, geliş tarihi, Datum, Eingangsdatum, Wareneingang, Lieferdatum, Einkaufsdatum, تاريخ
    الاستلام, التاريخ, تاريخ الوصول`,
  setAside: `set aside, condition, mënjanë, e mënjanuar, satıştan ayrıldı, ayrıldı, zurückgelegt, Zustand, موضوع جانبا`,
  articleNumber: `article number, article no, article id, administration number, numri i artikullit, nr i artikullit,
    kalem numarası, kalem no, Artikelnummer, Artikelnr, Artikel Nr, رقم الصنف`,
  articleType: `article type, lloji i artikullit, kalem türü, Artikelart, Artikeltyp, نوع الصنف, type, lloji, tür, Typ,
    النوع`,
};

const FIELDS_BY_NAME = new Map<string, ImportField[]>();
for (const field of IMPORT_FIELDS) {
  const names: Partial<Record<ImportField, string>> = NAMES;
  for (const name of names[field]?.split(',') ?? []) {
    const bare = bareHeader(name);
    const fields = FIELDS_BY_NAME.get(bare) ?? [];
    if (!fields.includes(field)) FIELDS_BY_NAME.set(bare, [...fields, field]);
  }
}

const IN_BRACKETS = /[([{].*?[)\]}]/g;

/** The fields that a column of this name may hold; none for an unknown name. */
export function fieldsNamed(header: string): readonly ImportField[] {
  const whole = FIELDS_BY_NAME.get(bareHeader(header));
  return whole ?? FIELDS_BY_NAME.get(bareHeader(header.replace(IN_BRACKETS, ' '))) ?? [];
}
