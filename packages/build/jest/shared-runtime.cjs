const { Script } = require('node:vm');

const { default: Runtime } = require('jest-runtime');

/** What ties itself to the file that loads it, by hooks of its own. */
const ANEW = /\.test\.tsx?$|\/testing\/|\/@testing-library\/react\/dist\/index\.js$/;

/**
 * Loads a module once for all files that a worker tests in one window (browser-environment.cjs), as a
 * page does for all its areas; React, the contracts and jsdom anew cost more than most tests. It reaches
 * into jest-runtime, whose version is therefore exact: without this file tests run the same, only slower.
 */
/**
 * What the engine has compiled before, of any window, it knows again as a script only. A slip of syntax
 * is jest's to word.
 *
 * @param {any} executor
 */
function compileAsScript(executor) {
  const compile = executor.compile.bind(executor);
  const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
  executor.compile = (/** @type {string} */ source, /** @type {string} */ filename) => {
    try {
      const script = new Script(`${head}${source}\n})`, { filename });
      return script.runInContext(executor.environment.getVmContext());
    } catch {
      return compile(source, filename);
    }
  };
}

module.exports = {
  __esModule: true,
  default: class SharedRuntime extends Runtime {
    /** @param {any[]} args */
    constructor(...args) {
      super(...args);
      const { modules } = this._environment;
      for (const file of modules.keys()) if (ANEW.test(file)) modules.delete(file);
      this.registries.moduleRegistry = modules;
      compileAsScript(this.executor);
    }

    /** Modules load parts of theirs later by the runtime that they know: it stays of use. */
    teardown() {
      this.restoreAllMocks();
      this.registries.internalModuleRegistry.clear();
      this.fileCache.clear();
      this.transformCache.clear();
    }
  },
};
