type Names<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? Names<First> | Names<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** One path with its values: `pathTo(PATHS.article, { id: 7 })` is `administration/articles/7`. */
export const pathTo = <Path extends string>(
  path: Path,
  values: Record<Names<Path>, string | number>,
): string => path.replace(/:(\w+)/g, (_, name: Names<Path>) => encodeURIComponent(values[name]));
