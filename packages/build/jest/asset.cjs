/** A picture or a font is its address. */
module.exports = '/asset';
