declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.scss';
declare module '*.svg' {
  const url: string;
  export default url;
}
/** `webpackHot` exists in development only. */
interface ImportMeta {
  readonly webpackHot?: object;
}
