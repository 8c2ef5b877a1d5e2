/** What only a signed-in person needs, in one file that the sign-in does not load. */
export { FactorDue } from './factor-due';
export { AreaPage } from '../areas/area-page';
export { AppLayout } from '../layout/app-layout';
export { RefusedPage } from '../layout/refused-page';
