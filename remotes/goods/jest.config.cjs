module.exports = require('@backoffice/build/jest.cjs').browserTests(__dirname);
