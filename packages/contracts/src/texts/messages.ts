/** Where a message appears. */
export type Surface = 'toast' | 'inline' | 'dialog' | 'console' | 'heading';
export type Tone = 'success' | 'danger' | 'warning' | 'info';

/** One entry of the catalogue: its exact English text, tone and place. `{name}` is filled in. */
export interface Message {
  text: string;
  tone: Tone;
  surface: Surface;
}

const entry =
  (surface: Surface, tone: Tone) =>
  (text: string): Message => ({ text, tone, surface });
const success = entry('toast', 'success');
const danger = entry('toast', 'danger');
const warning = entry('toast', 'warning');
const inline = entry('inline', 'danger');
const dialog = entry('dialog', 'warning');

/**
 * Every message that the specification fixes, word for word. The texts are the keys' English; the
 * other languages translate them under the same keys (namespace `messages`).
 */
export const MESSAGES = {
  fieldRequired: danger('{field} is required!'),

  productAdded: success('Product added successfully'),
  productAddError: danger('Error adding product'),
  productAddFailed: danger('Failed to add product'),
  noBrands: inline('No brands found. Please Add brands in the CMS Panel'),
  noColors: inline('No colors found. Please Add colors in the CMS Panel'),
  noTypes: inline('No types found. Please Add types in the CMS Panel'),

  itemUpdated: success('Item of {kind} with ID:{id} has updated successfully'),
  itemAdded: success('A new item has been added to {kind} successfully'),
  itemDeleted: success('Item of {kind} with ID: {id} has been deleted successfully'),
  itemDeleteFailed: danger('Failed to delete item'),
  itemMissing: danger('Missing item id or endpoint.'),

  transferDone: success('Products with IDs {ids} have been transferred successfully'),
  transferFailed: danger('Transfer failed'),
  transferNoLocation: danger('Please select a location!'),
  transferNoProducts: danger('Please select products!'),
  transferNothingSelected: danger('Please select a product to transfer'),

  productsFetchError: danger('Error on fetching data'),
  productsLoadFailed: danger('Failed to load data.'),

  printNothingSelected: dialog('No products selected for printing'),
  printFailed: dialog('Printing failed. Please try again.'),

  soldOne: success('Product is register to sales successfully'),
  soldMany: success('Products are register to sales successfully'),
  sellError: danger('Error selling products'),
  sellProductsFailed: danger('Failed to load products'),
  salesLoadFailed: danger('Failed to load sales'),

  transactionsLoadFailed: danger('Failed to load transactions'),

  administrationLoadFailed: danger('Failed to load data. Please try again.'),
  articleAdded: success('A new item has added successfully'),
  articleUpdated: success('Article Item updated successfully'),
  articleUpdateError: danger('Error updating article data'),
  articleCreateError: danger('Error creating article'),
  articleSaveError: danger('Error saving article data'),
  quantityError: danger('Error on updating quantity of article'),
  articleSaleDone: success('Sale recorded successfully.'),
  articleSaleError: danger('Error on recording sale'),
  articleSaleNoArticle: warning('Please select an article.'),
  articleSaleNoPrice: warning('Please enter a price.'),

  loginFailed: danger('Something goes wrong! PLease Try Again'),
  registerUnavailable: danger("Register Form isn't available right now"),

  companyUpdated: success('Company info updated successfully.'),
  companyUpdateError: danger('Error updating company info.'),

  salesByYearFailed: { text: 'Failed to fetch sales data', tone: 'danger', surface: 'console' },
  chartLoadError: { text: 'Error fetching chart data:', tone: 'danger', surface: 'console' },
} as const satisfies Record<string, Message>;

export type MessageKey = keyof typeof MESSAGES;
