module.exports = require('@backoffice/build/jest.cjs').nodeTests(__dirname);
