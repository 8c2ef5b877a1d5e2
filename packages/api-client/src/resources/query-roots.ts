/**
 * The first part of every query key; a mutation names the roots that it changes. Single exports, so
 * that an area carries only those that it uses.
 */
export const session = 'session';
export const support = 'support';
export const panels = 'panels';
export const products = 'products';
export const operations = 'operations';
export const counts = 'counts';
export const imports = 'imports';
export const shipments = 'shipments';
export const sales = 'sales';
export const heldBaskets = 'held-baskets';
export const figures = 'figures';
export const till = 'till';
export const transactions = 'transactions';
export const transactionSubtypes = 'transaction-subtypes';
export const articles = 'articles';
export const articleSales = 'article-sales';
export const company = 'company';
export const employees = 'employees';
export const settings = 'settings';
export const people = 'people';
export const releases = 'releases';
export const ownSessions = 'own-sessions';
export const secondFactor = 'second-factor';
export const sharedTills = 'shared-tills';
export const invitation = 'invitation';
export const audit = 'audit';
export const approvers = 'approvers';
