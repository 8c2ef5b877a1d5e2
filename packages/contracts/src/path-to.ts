/** The names of a path's parameters: `id` of `products/:id`. */
export type PathNames<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? PathNames<First> | PathNames<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** One path with its values: `pathTo(PATHS.article, { id: 7 })` is `administration/articles/7`. */
export const pathTo = <Path extends string>(
  path: Path,
  values: Record<PathNames<Path>, string | number>,
): string =>
  path.replace(/:(\w+)/g, (_, name: PathNames<Path>) => encodeURIComponent(values[name]));
