import type { Held } from './held-back';
import type { Candidate, NamedRefusal } from './release-set';

/** What to hand back to `npm start`, after which everything fits. */
export interface Way {
  names: string[];
  /** Those of them that have no build here. */
  unbuilt: string[];
}

/** What a start came to. */
export interface Outcome {
  /** Why all stayed as it was; none when it was switched. */
  refusals: NamedRefusal[];
  /** Undefined when it is the builds that do not fit. */
  way: Way | undefined;
  /** Released, and another build here. */
  edited: { name: string; version: string; build: string }[];
  /** Builds that wait for a release to give up their pages. */
  held: Held[];
  /** Released, and without files. */
  lost: Candidate[];
}

const lineOf = ({ name, version, reason }: NamedRefusal) => `  ✗ ${name} ${version}: ${reason}`;
const withRemedy = (refusal: NamedRefusal) => [lineOf(refusal), `    ${refusal.remedy}`];

export const textOfNothing = (refusals: NamedRefusal[]): string =>
  [
    'Nothing is served yet, and the builds do not fit together:',
    ...refusals.flatMap(withRemedy),
  ].join('\n');

/** What a start has to say about what it serves, in lines: none when all is as it was built. */
export function tellStart({ refusals, way, edited, held, lost }: Outcome): string[] {
  const lines = lost.flatMap(({ name, version }) => [
    `  ${name} ${version} cannot be read and is not served:`,
    `    pnpm release ${name}`,
  ]);
  if (refusals.length > 0) return [...lines, ...tellRefusals(refusals, way)];
  const isToldOf = (name: string) => held.some(({ by }) => by.name === name);
  return lines.concat(
    held.flatMap(textOfHeld),
    edited
      .filter(({ name }) => !isToldOf(name))
      .flatMap(({ name, version, build }) => [
        `  ${name} ${version} was released and stays. Your build ${build} is another one:`,
        `    pnpm release ${name}`,
      ]),
  );
}

const textOfHeld = ({ name, version, by, paths }: Held) => [
  `  ${name} ${version} is held back: ${by.name} ${by.version}, which was released and stays, has ${paths.join(', ')}. To serve your builds of both:`,
  `    pnpm release ${by.name} ${name}`,
];

function tellRefusals(refusals: NamedRefusal[], way: Way | undefined): string[] {
  const what = way ? 'do not fit what was released' : 'do not fit together';
  const head = `  The new builds ${what}. All that was served before stays.`;
  if (!way) return [head, ...refusals.flatMap(withRemedy)];
  const { names, unbuilt } = way;
  const built = names.filter((name) => !unbuilt.includes(name));
  const steps = [
    ...(built.length > 0 ? [`serve your build of ${built.join(', ')} with the others`] : []),
    ...(unbuilt.length > 0 ? [`serve without ${unbuilt.join(', ')}, which has no build here`] : []),
  ];
  return [
    head,
    ...refusals.map(lineOf),
    `  To ${steps.join(' and ')}:`,
    `    pnpm releases unpin ${names.join(' ')}`,
    '    npm start',
  ];
}
