import {
  article,
  articleSale,
  calls,
  fakeApi,
  plain,
  renderArea,
  savedMeanwhile,
  screen,
  signedInAs,
  waitFor,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const { ledger } = calls;

const chair = article({ id: 7, article_id: 'C-7', name: 'Chair', quantity: -2 });
const lamp = article({ id: 8, article_id: 'L-8', name: 'Lamp', quantity: 4 });

function openLedger() {
  api.on(ledger.articles, [chair, lamp]);
  api.on(ledger.sales, [
    articleSale({ articleId: 7, article_id: 'C-7', name: 'Chair', price: '12.50' }),
  ]);
}

const openPage = (tab = '') =>
  renderArea(area, areaJson.routes, `/admin/settings${tab && `?tab=${tab}`}`);
const addButton = () => screen.findByRole('button', { name: 'Add' });
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the ledger', () => {
  test('a sale without its price and an article without its quantity are dashes, no zeros', async () => {
    api.on(calls.clientErrors.report, null);
    const { price: _, ...unpriced } = articleSale({ articleId: 7, name: 'Chair' });
    const { quantity: __, ...uncounted } = chair;
    api.on(ledger.sales, plain({ success: true, data: [unpriced] }));
    api.on(ledger.articles, plain({ success: true, data: [uncounted] }));
    const { user } = await openPage();
    expect(await screen.findByText('(without 1 row)')).toBeVisible();
    const sales = within(screen.getByRole('table', { name: 'Sales' }));
    expect(sales.getByText('Chair').closest('tr')).not.toHaveTextContent('€');
    await user.click(screen.getByRole('tab', { name: 'Quantity' }));
    const quantities = within(await screen.findByRole('table', { name: 'Quantity' }));
    expect(quantities.getByText('Chair').closest('tr')).toHaveTextContent('–');
  });

  test('three tabs; sales come first', async () => {
    openLedger();
    const { user } = await openPage();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Sales',
      'Articles',
      'Quantity',
    ]);
    const sales = within(await screen.findByRole('table', { name: 'Sales' }));
    expect(sales.getByText('Chair')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Quantity' }));
    const quantity = await screen.findByText('-2');
    expect(quantity).toHaveClass('negative');
    expect(screen.getByText('4')).not.toHaveClass('negative');
  });

  test('records a sale; article and price are asked for one by one', async () => {
    openLedger();
    api.on(ledger.sell, { saleInsertID: 3, createdAt: '2026-11-21T09:30:00.000Z' });
    const { user } = await openPage();
    await user.click(await addButton());
    const dialog = await dialogNamed('Add sale');
    const save = dialog.getByRole('button', { name: 'Save' });
    await user.click(save);
    expect(await screen.findAllByText('Please select an article.')).toHaveLength(2);
    await user.selectOptions(
      await dialog.findByRole('combobox', { name: 'Article' }),
      'C-7 · Chair',
    );
    await user.click(save);
    expect(await screen.findAllByText('Please enter a price.')).toHaveLength(2);
    const price = dialog.getByRole('textbox', { name: 'Price' });
    expect(price).toHaveAttribute('min', '0');
    expect(price).toHaveAttribute('step', '0.01');
    await user.type(price, '9.5');
    await user.click(save);
    expect(await screen.findByText('Sale recorded successfully.')).toBeInTheDocument();
    expect(api.lastRequest(ledger.sell).body).toEqual({ articleId: 7, price: '9.50' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a sale by bank names the bank, and the list tells how each was paid', async () => {
    openLedger();
    const byBank = articleSale({ name: 'Lamp', payment_type: 'bank', bank: 'TEB' });
    api.on(ledger.sales, [byBank, articleSale({ name: 'Chair' })]);
    api.on(ledger.sell, { saleInsertID: 3, createdAt: '2026-11-21T09:30:00.000Z' });
    const { user } = await openPage();
    expect(await screen.findByRole('row', { name: /Lamp TEB/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Chair Cash/ })).toBeVisible();

    await user.click(await addButton());
    const dialog = await dialogNamed('Add sale');
    await user.selectOptions(
      await dialog.findByRole('combobox', { name: 'Article' }),
      'C-7 · Chair',
    );
    await user.type(dialog.getByRole('textbox', { name: 'Price' }), '9.5');
    expect(dialog.getByRole('radio', { name: 'Cash' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Bank' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Account is required!')).toBeVisible();
    expect(api.requests(ledger.sell)).toHaveLength(0);
    await user.selectOptions(dialog.getByRole('combobox', { name: /Account/ }), 'PCB');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Sale recorded successfully.')).toBeInTheDocument();
    const body = { articleId: 7, price: '9.50', payment_type: 'bank', bank: 'PCB' };
    expect(api.lastRequest(ledger.sell).body).toEqual(body);
  });

  test('a server without tills asks for no payment, and lists none', async () => {
    openLedger();
    api.omit(ledger.sales, 'data.payment_type');
    const actions = ['ledger.view', 'ledger.edit'];
    api.on(calls.authentication.user, signedInAs('manager', { actions }));
    const { user } = await openPage();
    await screen.findByRole('row', { name: /Chair/ });
    expect(screen.queryByRole('columnheader', { name: 'Payment type' })).not.toBeInTheDocument();
    await user.click(await addButton());
    const dialog = await dialogNamed('Add sale');
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('adds an article', async () => {
    openLedger();
    api.on(ledger.addArticle, { id: 9 });
    const { user } = await openPage('articles');
    await user.click(await addButton());
    const dialog = await dialogNamed('Add article');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Name is required!')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Desk');
    await user.type(dialog.getByRole('textbox', { name: /Number/ }), 'D-9');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A new item has added successfully')).toBeInTheDocument();
    expect(api.lastRequest(ledger.addArticle).body).toEqual({
      name: 'Desk',
      article_id: 'D-9',
    });
  });

  test('an article whose number is taken is not added', async () => {
    openLedger();
    api.fail(ledger.addArticle, 409, 'duplicate', 'Taken');
    const { user } = await openPage('articles');
    await user.click(await addButton());
    const dialog = await dialogNamed('Add article');
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Desk');
    await user.type(dialog.getByRole('textbox', { name: /Number/ }), 'C-7');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Error creating article')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('Desk');
  });

  test('edits an article', async () => {
    openLedger();
    api.fail(ledger.editArticle, 409, 'duplicate', 'The number L-8 is taken');
    const { user } = await openPage('articles');
    await user.click(await screen.findByRole('button', { name: 'Edit Chair' }));
    const dialog = await dialogNamed('Edit article');
    const number = dialog.getByRole('textbox', { name: /Number/ });
    await user.clear(number);
    await user.type(number, 'L-8');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Error updating article data')).toBeInTheDocument();
    expect(screen.getByText('The number L-8 is taken')).toBeInTheDocument();

    api.on(ledger.editArticle, chair);
    await user.clear(number);
    await user.type(number, 'C-77');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Article Item updated successfully')).toBeInTheDocument();
    const request = api.lastRequest(ledger.editArticle);
    expect(request.params).toEqual({ id: '7' });
    expect(request.body).toEqual({ id: 7, name: 'Chair', article_id: 'C-77' });
  });

  test('shows an article that somebody else saved meanwhile', async () => {
    openLedger();
    api.on(ledger.articles, [{ ...chair, version: 'one' }]);
    const theirs = { ...chair, name: 'Stool', version: 'two' };
    api.on(ledger.editArticle, savedMeanwhile(theirs, theirs));
    const { user } = await openPage('articles');
    await user.click(await screen.findByRole('button', { name: 'Edit Chair' }));
    const dialog = await dialogNamed('Edit article');
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), ' 2{Enter}');
    expect(await dialog.findByRole('row', { name: 'Name Stool Chair 2' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Article Item updated successfully')).toBeInTheDocument();
    const { body } = api.lastRequest(ledger.editArticle);
    expect(body).toMatchObject({ name: 'Chair 2', version: 'two' });
  });

  test('books articles in by their number', async () => {
    openLedger();
    api.fail(ledger.addQuantity, 404, 'not_found', 'No such article');
    const { user } = await openPage('quantity');
    await user.click(await addButton());
    const dialog = await dialogNamed('Add quantity');
    await user.selectOptions(
      await dialog.findByRole('combobox', { name: /Article/ }),
      'C-7 · Chair',
    );
    await user.type(dialog.getByRole('textbox', { name: /Added quantity/ }), '5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Error on updating quantity of article')).toBeInTheDocument();
    api.on(ledger.addQuantity, chair);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.lastRequest(ledger.addQuantity).body).toEqual({
      article_id: 'C-7',
      added_quantity: 5,
    });
  });

  test.each(['sales', 'articles', 'quantity'])('an empty list of %s says so', async (tab) => {
    api.on(ledger.sales, []);
    api.on(ledger.articles, []);
    await openPage(tab);
    expect(await screen.findByText(/^No (sales recorded|articles yet)$/)).toBeVisible();
  });
});
