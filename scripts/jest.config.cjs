module.exports = require('../packages/build/jest.cjs').moduleTests(__dirname);
