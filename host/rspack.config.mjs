import { hostConfig } from '@backoffice/build/rspack.mjs';

export default hostConfig(import.meta.dirname);
