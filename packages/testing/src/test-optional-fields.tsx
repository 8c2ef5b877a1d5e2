import type { AreaModule } from '@backoffice/contracts';
import type { Call } from '@backoffice/contracts/calls';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';

import type { FakeApi } from './fake-api/fake-api';
import { Reply } from './fake-api/reply';
import { renderArea, type RenderedPage } from './render-page';
import { optionalFields, withoutField } from './specified/optional-fields';

/** Whether an answer has the field; an answer that a function makes may have any. */
function hasField(data: unknown, field: string): boolean {
  if (typeof data === 'function') return true;
  const body: unknown = data instanceof Reply ? data.body : { data };
  return JSON.stringify(withoutField(body, field)) !== JSON.stringify(body);
}

/** A screen, the calls that it sends, and a use of it that must succeed. */
export interface TriedScreen {
  path: string;
  /** The calls of the screen with the data that our server answers, or a function that makes it. */
  answers: readonly (readonly [call: Call, data: unknown])[];
  /** Uses the screen, and fails when it is of no use. */
  works: (page: RenderedPage) => Promise<unknown>;
}

interface Options {
  api: FakeApi;
  area: AreaModule<ComponentType>;
  routes: readonly { path: string; page: string }[];
  screens: readonly TriedScreen[];
}

/** Texts of a screen that could not make sense of an answer. */
const DESPAIR = /something unexpected|Failed to load|Try again|Retry/;

/**
 * Tests of an area, called by a test file: each screen works with every field left out that our
 * answers have and the specification does not, one at a time, and without each call that we added.
 */
export function testOptionalFields({ api, area, routes, screens }: Options): void {
  describe.each(screens)('$path works', ({ path, answers, works }) => {
    const open = async () => {
      const page = await act(() => renderArea(area, routes, path));
      await works(page);
      expect(screen.queryByText(DESPAIR)).not.toBeInTheDocument();
    };
    beforeEach(() => {
      for (const [call, data] of answers) api.on(call, data as never);
    });

    const fields = answers.flatMap(([call, data]) =>
      optionalFields(call)
        .filter((field) => hasField(data, field))
        .map((field) => [`${call.method} ${call.path}`, field, call] as const),
    );
    test.each(fields)('%s without %s', async (_name, field, call) => {
      api.omit(call, field);
      await open();
    });

    const added = answers.flatMap(([call]) => (call.added ? [call] : []));
    if (added.length > 0) {
      test.each(added)('without $method $path', async (call) => {
        api.unsupported(call);
        await open();
      });
    }
  });
}
