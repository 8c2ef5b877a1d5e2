import { API_PREFIX } from '@backoffice/contracts';
import { allCalls, type Call } from '@backoffice/contracts/calls';
import * as z from 'zod/mini';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function part(title: string, schema: z.ZodMiniType | undefined, io: 'input' | 'output'): string {
  if (!schema) return '';
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const text = escape(JSON.stringify(json, null, 2));
  return `<details><summary>${title}</summary><pre>${text}</pre></details>`;
}

function section(call: Call): string {
  const badges = [call.action === null ? 'no session' : call.action, call.added ? 'added' : '']
    .filter(Boolean)
    .map((badge) => `<small>${escape(badge)}</small>`);
  return `<section><h3><b class="${call.method.toLowerCase()}">${call.method}</b>
    <code>${API_PREFIX}${escape(call.path)}</code> ${badges.join(' ')}</h3>
    <p>${escape(call.summary)}</p>
    ${part('Path', call.params, 'input')}${part('Query', call.query, 'input')}
    ${part('Body', call.body, 'input')}${part('Answer', call.answer, 'output')}</section>`;
}

/** A page to read the API on; plain HTML, as the content security policy wants it. */
export function docsPage(): string {
  const subjects = [...new Set(allCalls.map(({ path }) => path.split('/')[0] as string))];
  const groups = subjects.map((subject) => {
    const calls = allCalls.filter(({ path }) => path.split('/')[0] === subject);
    return `<h2>${subject}</h2>${calls.map(section).join('')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API</title>
    <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="docs.css"></head>
    <body><h1>API</h1><p>Every answer is <code>{ success, data }</code> or
    <code>{ success: false, code, message }</code>. <a href="openapi.json">OpenAPI document</a></p>
    ${groups.join('')}</body></html>`;
}

export const DOCS_CSS = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}
@media (prefers-color-scheme:dark){body{background:#1e1e2f;color:#ddd}a{color:#7db7ff}}
section{border-block-start:1px solid #8884;padding-block:.5rem}h3{font-size:1rem;margin:0}p{margin:.25rem 0}
b{display:inline-block;inline-size:4.5rem}.get{color:#2a8}.post{color:#28c}.put{color:#b70}.delete{color:#c33}
small{border:1px solid #8888;border-radius:4px;padding:0 .35rem}pre{font-size:.8rem;overflow:auto}`;
