export { breaksOf, type Break } from './breaks';
export { readShapes, writeShapes } from './kept';
export { openApiDocument } from './openapi';
export { shapesOf, type Shape, type Shapes } from './shapes';
