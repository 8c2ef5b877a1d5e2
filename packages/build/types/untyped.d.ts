/** Comes without types. */
declare module 'eslint-plugin-jsx-a11y-x';
