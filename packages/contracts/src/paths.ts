/**
 * Where each call lives below the API's base, for server and client; `:name` is what varies. Single
 * exports, so that an area carries only the paths that it uses.
 */
export const login = 'authentication/login';
export const logout = 'authentication/logout';
export const user = 'authentication/user';
export const password = 'authentication/password';
export const ownSessions = 'authentication/sessions';
export const verifyToken = 'verify/token';
export const companyUser = 'company/user';
export const company = 'company/company';
export const companySettings = 'company/settings';
export const employees = 'company/employees';
export const panel = 'panels/:endpoint';
export const products = 'products/products';
export const productIds = 'products/ids';
export const unitByBarcode = 'products/barcode/:code';
export const unitHistory = 'products/:id/history';
export const unitSiblings = 'products/:id/siblings';
export const transfer = 'products/transfer';
export const salesOfDay = 'transactions/sales';
export const yearlyFigures = 'transactions/years';
export const transactions = 'transactions';
export const transaction = 'transactions/:id';
export const transactionSubtypes = 'transactions/subtypes';
export const articles = 'administration/articles';
export const article = 'administration/articles/:id';
export const addQuantity = 'administration/add-quantity';
export const articleSales = 'administration/sales';
export const figuresOfDays = 'figures/days';
export const bestSellers = 'figures/best-sellers';
export const stockFigures = 'figures/stock';
export const clientErrors = 'client-errors';
export const people = 'people';
export const person = 'people/:id';
export const personReset = 'people/:id/reset';
export const personSessions = 'people/:id/sessions';
export const invitation = 'invitations/:secret';
export const approvals = 'approvals';
export const approvers = 'approvals/people';
export const audit = 'audit';
export const auditExports = 'audit/exports';
