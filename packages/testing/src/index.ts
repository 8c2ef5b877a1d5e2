import '@testing-library/jest-dom';

export { setNow } from './clock';
export { expectConsole } from './console';
export { ELSEWHERE } from './factories/areas';
export * from './factories/counts';
export * from './factories/imports';
export * from './factories/money';
export * from './factories/panels';
export * from './factories/people';
export * from './factories/rights';
export { barcodeFor, DAY, MOMENT } from './factories/sequence';
export * from './factories/shipments';
export * from './factories/sold-sales';
export * from './factories/stock';
export * from './factories/till';
export { FakeApi, fakeApi, type BodyOf, type DataOf, type Handler } from './fake-api/fake-api';
export { testReads } from './failing/test-reads';
export { testWrites } from './failing/test-writes';
export { testTexts } from './area-texts';
export { testTextsOfParts } from './texts-of-parts';
export {
  failure,
  file,
  page,
  plain,
  Reply,
  withMessage,
  type FailureDetails,
} from './fake-api/reply';
export type { FakeRequest } from './fake-api/request';
export {
  renderArea,
  renderPage,
  TOKEN,
  type RenderedPage,
  type RenderOptions,
} from './render-page';
export { scan } from './scan';
export { testOptionalFields, type TriedScreen } from './specified/test-optional-fields';
export {
  act,
  render,
  renderHook,
  screen,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
export { calls } from '@backoffice/contracts/calls';
export { userEvent, type UserEvent } from '@testing-library/user-event';
