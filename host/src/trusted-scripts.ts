interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ) => unknown;
}

const origins = new Set([location.origin]);

/** Lets code come from further origins (`/config.json`), beside the page's own. */
export function allowScriptsFrom(remoteOrigins: readonly string[]): void {
  for (const origin of remoteOrigins) origins.add(origin);
}

/** Rules of the page's one Trusted Types policy: null refuses a text, as does a missing rule. */
export const rules = {
  /** zrender empties the element that it draws in; nothing else sets HTML. */
  createHTML: (text: string) => (text === '' ? text : null),
  /** The loaders of rspack and of the federation, in the host and in every area. */
  createScriptURL: (url: string) =>
    origins.has(new URL(url, document.baseURI).origin) ? url : null,
};

// The one named `default` is asked wherever text would become HTML or code, also by a bundle that
// knows nothing of it. Browsers without Trusted Types have the rest of the CSP.
(globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', rules);
