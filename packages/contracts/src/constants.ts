/** Constants that the specification fixes, even where it calls them odd itself. */
export const PRODUCT_TYPES = ['shoes', 'textile', 'accessories'] as const;
export const SIZED_TYPES = ['shoes', 'textile'] as const;
export const PAYMENT_TYPES = ['cash', 'bank'] as const;
export const BANKS = ['NLB', 'PCB', 'TEB'] as const;
export const SALE_TYPES = ['store', 'online'] as const;
export const TRANSACTION_TYPES = ['outcome', 'income'] as const;
export const FIGURE_TYPES = ['sales', 'shoes', 'textile', 'quantity', 'online', 'bank'] as const;

export type ProductType = (typeof PRODUCT_TYPES)[number];

/** What a list of products can be ordered by. */
export const PRODUCT_SORTS = [
  'date',
  'code',
  'brand',
  'type',
  'color',
  'number',
  'location',
  'price',
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
export type SizedType = (typeof SIZED_TYPES)[number];
export type PaymentType = (typeof PAYMENT_TYPES)[number];
export type Bank = (typeof BANKS)[number];
export type SaleType = (typeof SALE_TYPES)[number];
export type TransactionType = (typeof TRANSACTION_TYPES)[number];
export type FigureType = (typeof FIGURE_TYPES)[number];

/** The specification's fixed list, for a server without a list of its own. Prices in euros. */
export const FIXED_TRANSACTION_SUBTYPES = [
  { id: 1, name: 'Taxes', price: '60.00' },
  { id: 2, name: 'Energy', price: null },
  { id: 3, name: 'Administration', price: null },
] as const;

/** Times are in milliseconds; the threshold is the search library's (0 exact, 1 anything). */
export const NOTIFICATION_DURATION = 7_000;
export const UNUSED_CACHE_RETENTION = 60_000;
export const QUICK_SEARCH_THRESHOLD = 0.3;
export const QUICK_SEARCH_FOCUS_DELAY = 100;
export const PRINT_DELAY = 300;

export const BARCODE_FORMAT = 'CODE128';
export const LABEL_COLUMNS = 3;
export const NARROW_SCREEN_WIDTH_PX = 993;
export const DASHBOARD_YEARS = 6;
/** The specification fixes this name of a single-year series, whatever year it draws. */
export const SINGLE_YEAR_SERIES_NAME = '2024';
/** The specification fixes one chart's y-axis at 0 to 50. */
export const FIXED_AXIS_MAXIMUM = 50;
export const MONTH_LABELS = [
  'JAN',
  'FEB',
  'MAR',
  'APR',
  'MAY',
  'JUN',
  'JUL',
  'AUG',
  'SEP',
  'OCT',
  'NOV',
  'DEC',
] as const;

/** Days after which stock that is still there counts as selling slowly. */
export const SLOW_STOCK_DAYS = 90;

/** What can happen to a unit. */
export const MOVEMENT_KINDS = [
  'received',
  'transferred',
  'sold',
  'returned',
  'voided',
  'set_aside',
  'put_back',
  'went_out',
  'found',
  'repriced',
  'corrected',
  'sent',
  'arrived',
  'came_back',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Why a unit left the stock without being sold. */
export const OUT_REASONS = ['lost', 'damaged', 'written_off', 'not_delivered'] as const;
export type OutReason = (typeof OUT_REASONS)[number];

/** What somebody can do to stock; each is one operation. */
export const OPERATION_KINDS = [
  'delivery',
  'transfer',
  'sale',
  'return',
  'void',
  'correction',
  'count',
  'adjustment',
  'price',
  'import',
  'shipment',
  'undo',
] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

/** What can be undone by `operations/:id/undo`; sales have returns, voids and corrections. */
export const UNDOABLE_KINDS = [
  'delivery',
  'transfer',
  'adjustment',
  'price',
  'import',
  'count',
] as const satisfies OperationKind[];

/** Minutes in which a person undoes their own operation with the right that it took to do it. */
export const OWN_UNDO_MINUTES = 10;

/** What a list of products with their sizes can be ordered by. */
export const GROUP_SORTS = ['date', 'code', 'brand', 'units', 'price'] as const;
export type GroupSort = (typeof GROUP_SORTS)[number];

/** Why a unit in stock is not for sale. */
export const SET_ASIDE_REASONS = ['damaged', 'unsellable'] as const;
export type SetAside = (typeof SET_ASIDE_REASONS)[number];

/** Open while people scan; applied once, or given up. */
export const COUNT_STATES = ['open', 'applied', 'cancelled'] as const;
export type CountState = (typeof COUNT_STATES)[number];

/** What a scan in a count finds. */
export const SCAN_OUTCOMES = [
  'counted',
  /** Counted before, by whom the answer says. */
  'already',
  /** In stock here, but outside of what is counted. */
  'beyond',
  /** On record in another shop. */
  'elsewhere',
  'sold',
  'out',
  'under_way',
  'unknown',
  /** Taken back by whoever scanned it. */
  'withdrawn',
] as const;
export type CountOutcome = (typeof SCAN_OUTCOMES)[number];

/** Findings of a count about units that were not simply scanned where they belong. */
export const COUNT_VERDICTS = [
  /** There at the start, not scanned, not moved since. */
  'missing',
  /** Scanned here, on record in another shop. */
  'elsewhere',
  /** Scanned here, out before its scan. */
  'out',
  /** Scanned here, sold before its scan. */
  'sold',
  /** Scanned here, under way before its scan. */
  'under_way',
  /** There at the start or scanned, and sold or moved since. */
  'left',
  /** Not scanned, came since the start. */
  'arrived',
  /** Scanned here and in stock here, outside of what is counted. */
  'beyond',
] as const;
export type CountVerdict = (typeof COUNT_VERDICTS)[number];

/** Verdicts that need a decision when a count is applied; the others explain themselves. */
export const JUDGED_VERDICTS = [
  'missing',
  'elsewhere',
  'out',
  'sold',
  'under_way',
] as const satisfies CountVerdict[];
export type JudgedVerdict = (typeof JUDGED_VERDICTS)[number];

/**
 * Actions that applying a count can do to a unit, by verdict. The first one is done unless somebody
 * decides otherwise; of `sold` and `under_way` somebody must decide.
 */
export const COUNT_ACTIONS = {
  missing: ['recheck', 'lost'],
  elsewhere: ['move', 'leave'],
  out: ['found', 'leave'],
  sold: ['leave'],
  under_way: ['leave'],
} as const satisfies Record<JudgedVerdict, readonly string[]>;
export type CountAction = (typeof COUNT_ACTIONS)[JudgedVerdict][number];

/** A shipment is closed once every unit of it is accounted for. */
export const SHIPMENT_STATES = ['under_way', 'closed'] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

/** What became of a unit that was sent. */
export const SENT_STATES = ['under_way', 'arrived', 'lost', 'returned'] as const;
export type SentState = (typeof SENT_STATES)[number];

/** Why goods come back; `other` wants a note. */
export const RETURN_REASONS = [
  'size',
  'defect',
  'changed_mind',
  'typing_mistake',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Tells a reason of RETURN_REASONS from the free text that `Reversal.reason` may hold. */
export const isReturnReason = (reason: string): reason is ReturnReason =>
  RETURN_REASONS.some((one) => one === reason);

/**
 * A row in the sales of a day is a sold unit, or one that was taken back: that one has a negative
 * price, and stands on the day on which it counts. The sum of a day's rows is its total.
 */
export const SALE_ROW_KINDS = ['sale', 'return', 'void', 'correction'] as const;
export type SaleRowKind = (typeof SALE_ROW_KINDS)[number];

/**
 * Whether the shop's till was closed since the sale. While it is open a mistake is put right on the
 * sale's own day; afterwards it counts today.
 */
export const SALE_PERIODS = ['open', 'closed'] as const;
export type SalePeriod = (typeof SALE_PERIODS)[number];

export const LINE_STATES = ['sold', 'returned', 'voided', 'corrected'] as const;
export type LineState = (typeof LINE_STATES)[number];

/**
 * Where money is: the drawer, a bank by name, `bank` for bookings that name none, and what couriers
 * hold of online sales paid in cash.
 */
export const TILL_WAYS = ['cash', 'NLB', 'PCB', 'TEB', 'bank', 'courier'] as const;
export type TillWay = (typeof TILL_WAYS)[number];

/** How a customer pays, if need be in several ways; what a till's closing counts. */
export const PAYMENT_WAYS = ['cash', ...BANKS] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** The kinds of events that make an entry in a till. */
export const TILL_SOURCES = [
  'sale',
  'return',
  'correction',
  'void',
  'movement',
  'transaction',
  'article_sale',
] as const;
export type TillSource = (typeof TILL_SOURCES)[number];

/** Notes and coins in cents, largest first. */
export const DENOMINATIONS = [
  20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1,
] as const;

export const MOVEMENT_DIRECTIONS = ['in', 'out'] as const;
export type MovementDirection = (typeof MOVEMENT_DIRECTIONS)[number];

/** Why money is put in or taken out by hand; `other` wants a note. */
export const MOVEMENT_REASONS = ['change', 'bank', 'safe', 'courier', 'other'] as const;
export type MovementReason = (typeof MOVEMENT_REASONS)[number];

/** Limits of one call. */
export const MAX_ROWS = 5_000;
export const MAX_RECEIVED_UNITS = 1_000;
export const MAX_DELIVERY_MODELS = 100;
export const MAX_BASKET_LINES = 200;
export const MAX_FOUND_LINES = 100;
export const MAX_REPRICED_UNITS = 20_000;
export const MAX_COUNT_SCANS = 100;
/** Units that one count may change or leave unexplained. */
export const MAX_COUNT_LINES = 20_000;
/** Rows that a price preview lists; its sums include the others too. */
export const MAX_PREVIEW_ROWS = 1_000;

/** One prefix for everything that is kept in the browser. */
export const STORAGE_PREFIX = 'backoffice.';
