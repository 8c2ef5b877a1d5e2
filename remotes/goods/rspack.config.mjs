export { default } from '@backoffice/build/remote.mjs';
