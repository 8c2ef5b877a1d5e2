module.exports = require('@backoffice/build/jest.cjs').moduleTests(__dirname);
