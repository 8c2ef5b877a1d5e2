/** Stands for an imported picture or font, which code gets as an address. */
module.exports = '/asset';
