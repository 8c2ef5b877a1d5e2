export { testDatabase } from './make-database';
export { makeReferenceData, makeStaff } from './make-shop';
export { startTestServer } from './start-server';
