import { hostConfig } from '@backoffice/build/rspack.mjs';
import { PackagesPlugin } from '@backoffice/command/packages-plugin.mjs';

const config = hostConfig(import.meta.dirname);
config.plugins.push(new PackagesPlugin());

export default config;
