import { clearToken } from '@backoffice/api-client';
import '@testing-library/jest-dom';
// First, so that what a test rendered is gone before the checks below.
import { configure } from '@testing-library/react';

import { addBrowserParts } from './browser-parts';
import { checkConsole, listenToConsole } from './console';
import { refuseCalls } from './fake-api/refuse-calls';

// What an earlier file of this worker left.
document.head.replaceChildren();
history.replaceState(null, '', '/');
addBrowserParts();
// Milliseconds: a busy machine is no reason to fail.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  listenToConsole();
  refuseCalls();
});

afterEach(() => {
  jest.useRealTimers();
  clearToken();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
  document.documentElement.removeAttribute('lang');
  checkConsole();
});
