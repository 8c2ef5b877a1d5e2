module.exports = require('./jest.cjs').moduleTests(__dirname);
