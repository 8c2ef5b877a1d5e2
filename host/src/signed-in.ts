import { addLateTexts } from './session/late-texts';

/** Code that the sign-in itself does not need, in one file that is loaded beside it or after it. */
export { FactorDue } from './session/factor-due';
export { AreaPage } from './areas/area-page';
export { AppLayout } from './layout/app-layout';
export { RefusedPage } from './layout/refused-page';
export { CodeStep } from './session/code/code-step';
export { PreviewPage } from './preview/preview-page';
export { LockScreen } from './session/lock/lock-screen';

addLateTexts();
