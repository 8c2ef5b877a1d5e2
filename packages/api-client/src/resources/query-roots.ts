/** The first part of every query key; a mutation names the roots that it changes. */
export const ROOTS = {
  session: 'session',
  support: 'support',
  panels: 'panels',
  products: 'products',
  sales: 'sales',
  figures: 'figures',
  transactions: 'transactions',
  transactionSubtypes: 'transaction-subtypes',
  articles: 'articles',
  articleSales: 'article-sales',
  company: 'company',
  employees: 'employees',
  approvers: 'approvers',
} as const;
