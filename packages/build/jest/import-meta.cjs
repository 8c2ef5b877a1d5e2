const ts = require('typescript');

exports.name = 'import-meta';
exports.version = 1;

/** @type {Record<string, string>} */
const REPLACEMENTS = {
  dirname: '__dirname',
  filename: '__filename',
  url: `require('node:url').pathToFileURL(__filename).href`,
};

/** Jest runs CommonJS: `import.meta.dirname` and its like become what CommonJS offers. */
exports.factory =
  () =>
  (/** @type {ts.TransformationContext} */ context) =>
  (/** @type {ts.SourceFile} */ file) => {
    const { factory } = context;
    /** @type {ts.Visitor} */
    const visit = (node) => {
      if (ts.isPropertyAccessExpression(node) && ts.isMetaProperty(node.expression)) {
        const replacement = REPLACEMENTS[node.name.text];
        if (replacement) return factory.createIdentifier(replacement);
      }
      return ts.visitEachChild(node, visit, context);
    };
    return ts.visitNode(file, visit);
  };
