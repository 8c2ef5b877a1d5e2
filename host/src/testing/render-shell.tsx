import { createQueryClient, setToken } from '@backoffice/api-client';
import type { AreaSearch, Registry } from '@backoffice/contracts';
import {
  act,
  calls,
  newUser,
  render,
  TOKEN,
  type FakeApi,
  type UserEvent,
} from '@backoffice/testing';
import { PageFrame } from '@backoffice/ui';
import { useState } from 'react';

import { App } from '../app';
import type { FederationLoader } from '../areas/loading/federation-loader';
import { installAreas } from '../areas/registry/installed-areas';
import { loadRegistry } from '../areas/registry/registry-store';
import { addCommandTexts } from '../commands/texts';
import { languageAt } from '../language/chosen-language';
import { startLanguage } from '../language/switch-language';
import { addLateTexts } from '../session/late-texts';
import { REGISTRY } from './registry-fixture';

/** A page of an area: its heading, and a field that shows whether its state was kept. */
function DemoPage({ title }: { title: string }) {
  const [note, setNote] = useState('');
  return (
    <PageFrame title={title}>
      <label>
        Note
        <input value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
    </PageFrame>
  );
}

/** How the area shop finds boxes by number, and fails for "broken". */
const findBoxes: AreaSearch = (text, { href }) => {
  if (text === 'broken') return Promise.reject(new Error('The stock is away'));
  const isBox = /^box \d+$|^\d{12}$/.test(text);
  return Promise.resolve(
    isBox ? [{ key: text, label: `Number ${text}`, detail: 'Prizren', to: href('profile') }] : [],
  );
};

const titleOf = (page: string) => `${page} page`;

const loader: FederationLoader = {
  registerRemotes: () => undefined,
  pin: () => undefined,
  loadRemote: (id) => {
    const entry = REGISTRY.areas.find(({ area }) => id === `backoffice_${area.name}/area`);
    const pages = Object.fromEntries(
      (entry?.area.routes ?? []).map(({ page }) => [
        page,
        () => Promise.resolve({ default: () => <DemoPage title={titleOf(page)} /> }),
      ]),
    );
    const search = () => Promise.resolve({ default: findBoxes });
    return Promise.resolve({ area: { pages, texts: () => Promise.resolve({}), search } });
  },
};

export interface Shell {
  user: UserEvent;
  /** Where the browser stands, with its query. */
  address: () => string;
}

export interface ShellOptions {
  isSignedIn?: boolean;
  readRegistry?: () => Promise<Registry>;
}

/** The whole shell at an address, with two areas of simple pages. Needs `fakeApi()`. */
export async function renderShell(
  api: FakeApi,
  path: string,
  { isSignedIn = true, readRegistry = () => Promise.resolve(REGISTRY) }: ShellOptions = {},
): Promise<Shell> {
  window.history.replaceState(null, '', path);
  if (isSignedIn) {
    setToken(TOKEN);
    api.on(calls.authentication.verifyToken, { success: true, isValid: true });
  }
  installAreas(() => Promise.resolve(loader));
  await startLanguage(languageAt(path));
  addLateTexts();
  addCommandTexts();
  const registryRead = loadRegistry(readRegistry);
  render(<App client={createQueryClient({ retryDelay: 0 })} />);
  await act(() => registryRead);
  return {
    user: newUser(),
    address: () => window.location.pathname + window.location.search,
  };
}

/** Answers what the shell fetches beside the API: the registry. jsdom has no fetch of its own. */
export function answerFetch(answer: () => Promise<Response>): void {
  Object.defineProperty(window, 'fetch', { value: answer, configurable: true, writable: true });
}
