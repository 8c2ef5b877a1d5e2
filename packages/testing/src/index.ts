import '@testing-library/jest-dom';

export { letPass, setNow } from './clock';
export { expectConsole } from './console';
export { ELSEWHERE } from './factories/areas';
export * from './factories/counts';
export * from './factories/imports';
export * from './factories/money';
export * from './factories/offline-sales';
export * from './factories/reference';
export * from './factories/people';
export * from './factories/rights';
export { barcodeFor, DAY, MOMENT } from './factories/sequence';
export * from './factories/shipments';
export * from './factories/size-runs';
export * from './factories/sold-sales';
export * from './factories/stock';
export * from './factories/till';
export { FakeApi, fakeApi, type DataOf } from './fake-api/fake-api';
export { testReads } from './failing/test-reads';
export { testWrites } from './failing/test-writes';
export { testTexts } from './area-texts';
export { testTextsOfParts } from './texts-of-parts';
export { failure, file, page, plain, Reply, savedMeanwhile, withMessage } from './fake-api/reply';
export { newUser, renderArea, renderPage, TOKEN } from './render-page';
export { scan, typeCode } from './scan';
export { testOptionalFields } from './test-optional-fields';
export { act, render, screen, waitFor, within } from '@testing-library/react';
export { calls } from '@backoffice/contracts/calls';
export type { UserEvent } from '@testing-library/user-event';

/** Option of `getByText` that ignores the copy of a text which only a screen reader is told. */
export const SEEN = { ignore: 'script, style, .visually-hidden' };
