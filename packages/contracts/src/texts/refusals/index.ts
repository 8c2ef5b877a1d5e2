export { type ParamsAsked, type Reason, REFUSALS, say, VALUE_REFUSALS } from './refusals';
export { inEnglish, refusalOf } from './worded';
export type { Said } from './said';
