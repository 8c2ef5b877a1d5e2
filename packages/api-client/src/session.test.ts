import { clearToken, getToken, onSessionChange, setToken, type SessionChange } from './session';

/** Acts as another tab: the browser stores its token and tells this tab. */
function inAnotherTab(value: string | null): void {
  if (value === null) localStorage.removeItem('backoffice.token');
  else localStorage.setItem('backoffice.token', value);
  window.dispatchEvent(new StorageEvent('storage', { key: 'backoffice.token', newValue: value }));
}

let changes: SessionChange[] = [];
let stop: () => void;

beforeEach(() => {
  changes = [];
  stop = onSessionChange((change) => changes.push(change));
});

afterEach(() => stop());

it('keeps the token in local storage and tells of signing in and out', () => {
  setToken('first');
  expect(localStorage.getItem('backoffice.token')).toBe('first');
  clearToken();
  expect(localStorage.getItem('backoffice.token')).toBeNull();
  expect(changes).toEqual([
    { token: 'first', previous: null, cause: 'signed-in' },
    { token: null, previous: 'first', cause: 'signed-out' },
  ]);
});

it('tells nothing when nothing changed', () => {
  clearToken();
  setToken('first');
  setToken('first');
  expect(changes).toHaveLength(1);
});

it('follows another tab that signs in, changes the person and signs out', () => {
  inAnotherTab('first');
  inAnotherTab('second');
  inAnotherTab(null);
  expect(changes).toEqual([
    { token: 'first', previous: null, cause: 'other-tab' },
    { token: 'second', previous: 'first', cause: 'other-tab' },
    { token: null, previous: 'second', cause: 'other-tab' },
  ]);
  expect(getToken()).toBeNull();
});

it('follows when another tab clears the whole storage', () => {
  setToken('first');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(getToken()).toBeNull();
});

it('catches up when the page comes back from the page cache of the browser', () => {
  setToken('first');
  localStorage.setItem('backoffice.token', 'second');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(getToken()).toBe('second');
});

it('takes no notice of other keys', () => {
  setToken('first');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  expect(changes).toHaveLength(1);
});

it('works for this tab where the browser stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Quota exceeded', 'QuotaExceededError');
  });
  setToken('first');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(getToken()).toBe('first');
});
