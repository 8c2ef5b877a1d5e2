import type { Held } from './held-back';
import type { Candidate, NamedRefusal } from './release-set';

/** The names to unpin, after which everything fits. */
export interface Way {
  names: string[];
  /** The names among them that have no build here. */
  unbuilt: string[];
}

/** How a start ended. */
export interface Outcome {
  /** Why everything stayed as it was; empty when the start switched. */
  refusals: NamedRefusal[];
  /** Undefined when the builds do not fit each other: then unpinning does not help. */
  way: Way | undefined;
  /** Pinned releases that differ from the build here. */
  edited: { name: string; version: string; build: string }[];
  /** Builds that wait for a release to give up their pages. */
  held: Held[];
  /** Areas whose canary didn't fit and is over. */
  ended: string[];
  /** Pinned releases whose files are gone. */
  lost: Candidate[];
}

const lineOf = ({ name, version, reason }: NamedRefusal) => `  ✗ ${name} ${version}: ${reason}`;
const withRemedy = (refusal: NamedRefusal) => [lineOf(refusal), `    ${refusal.remedy}`];

export const textOfNothing = (refusals: NamedRefusal[]): string =>
  [
    'Nothing is served yet, and the builds do not fit together:',
    ...refusals.flatMap(withRemedy),
  ].join('\n');

/** The lines that a start prints about what it serves; none when it serves all builds. */
export function tellStart({ refusals, way, edited, held, ended, lost }: Outcome): string[] {
  const lines = lost.flatMap(({ name, version }) => [
    `  ${name} ${version} cannot be read and is not served:`,
    `    pnpm release ${name}`,
  ]);
  if (refusals.length > 0) return [...lines, ...tellRefusals(refusals, way)];
  const isToldOf = (name: string) => held.some(({ by }) => by.name === name);
  return lines.concat(
    held.flatMap(textOfHeld),
    ended.map((name) => `  The canary of ${name} does not fit the new builds and is over.`),
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
