const ts = require('typescript');

exports.name = 'import-meta';
exports.version = 1;

const REPLACEMENTS = {
  dirname: '__dirname',
  filename: '__filename',
  url: `require('node:url').pathToFileURL(__filename).href`,
};

/** Jest runs CommonJS: `import.meta.dirname` and its like become what CommonJS offers. */
exports.factory = () => (context) => (file) => {
  const { factory } = context;
  const visit = (node) => {
    if (
      ts.isPropertyAccessExpression(node) &&
      ts.isMetaProperty(node.expression) &&
      node.name.text in REPLACEMENTS
    ) {
      return factory.createIdentifier(REPLACEMENTS[node.name.text]);
    }
    return ts.visitEachChild(node, visit, context);
  };
  return ts.visitNode(file, visit);
};
