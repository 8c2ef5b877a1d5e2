export { filmOf } from './film';
export { noisy } from './grey-picture';
export { labelPicture, type LabelLook } from './label-picture';
export { pictureWithoutCode } from './picture-without-code';
export { seededRandom } from './random';
