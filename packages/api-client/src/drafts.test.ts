import { clearDraft, defineDraft, loadDraft, saveDraft } from './drafts';

const basket = defineDraft<{ lines: number[] }>('sales.basket', 1);
const arta = { user: { id: 1, email: 'arta@example.com' }, company: { id: 1 } };
const besa = { user: { id: 2, email: 'besa@example.com' }, company: { id: 1 } };
const artaElsewhere = { ...arta, company: { id: 2 } };

it('keeps a draft for its person in its company', () => {
  expect(saveDraft(basket, arta, { lines: [1, 2] })).toBe(true);
  expect(loadDraft(basket, arta)).toEqual({ lines: [1, 2] });
  expect(loadDraft(basket, besa)).toBeNull();
  expect(loadDraft(basket, artaElsewhere)).toBeNull();
  clearDraft(basket, arta);
  expect(loadDraft(basket, arta)).toBeNull();
});

it('tells people apart by their e-mail on a server that gives them no ids', () => {
  const nameless = (owner: typeof arta) => ({ ...owner, user: { ...owner.user, id: null } });
  saveDraft(basket, nameless(arta), { lines: [3] });
  expect(loadDraft(basket, nameless(arta))).toEqual({ lines: [3] });
  expect(loadDraft(basket, nameless(besa))).toBeNull();
});

it('drops a draft of another shape', () => {
  saveDraft(basket, arta, { lines: [1] });
  expect(loadDraft(defineDraft<string>('sales.basket', 2), arta)).toBeNull();
  expect(loadDraft(basket, arta)).toBeNull();
});

it('drops a draft that is older than the memory of the server for its key', () => {
  saveDraft(basket, arta, { lines: [1] });
  jest.useFakeTimers({ now: Date.now() + 49 * 60 * 60 * 1000 });
  expect(loadDraft(basket, arta)).toBeNull();
});

it('treats an unreadable draft as none', () => {
  localStorage.setItem('backoffice.draft.sales.basket.1.1', '{"version":1,"val');
  expect(loadDraft(basket, arta)).toBeNull();
  localStorage.setItem('backoffice.draft.sales.basket.1.1', 'null');
  expect(loadDraft(basket, arta)).toBeNull();
});

it('says when the browser would not keep it', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Quota exceeded', 'QuotaExceededError');
  });
  expect(saveDraft(basket, arta, { lines: [] })).toBe(false);
});
