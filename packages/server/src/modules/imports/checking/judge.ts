import { setImmediate } from 'node:timers/promises';

import { type ImportMapping, type ImportSubject, type ReferenceTable } from '@backoffice/contracts';

import type { Context } from '../../../caller';
import type { Executor } from '../../../db/database';
import { readSettings } from '../../company/settings.repository';
import { type ImportToCheck, readNames, readRows } from './checking.repository';
import { readItems } from './company/lookups.repository';
import { KnownNames } from './company/names';
import { codeJudge } from './judge-codes';
import { articleJudge, itemJudge } from './judge-items';
import { type Judge, stockJudge } from './judge-stock';
import type { Judgement } from './judgement';
import { type ColumnFacts, describeColumns } from './recognition/column-facts';
import { type Check, newCheck } from './rows/check';

const isTable = (subject: ImportSubject): subject is ReferenceTable =>
  subject !== 'stock' && subject !== 'articles' && subject !== 'codes';

function judgeFor(db: Executor, companyId: number, check: Check): Judge {
  const { subject } = check.mapping;
  if (isTable(subject)) return itemJudge(check, subject);
  if (subject === 'stock') return stockJudge(db, companyId, check);
  return subject === 'codes' ? codeJudge(db, companyId, check) : articleJudge(db, companyId, check);
}

/** The rows of an import, chunk by chunk; other requests are served in between. */
async function* chunksOf(db: Executor, companyId: number, id: number) {
  for (let position = 0; ; position += 1) {
    const rows = await readRows(db, companyId, { id, position });
    if (!rows) return;
    yield { position, rows };
    await setImmediate();
  }
}

async function factsOf(db: Executor, companyId: number, stored: ImportToCheck) {
  if (stored.facts) return stored.facts;
  const described = describeColumns(stored.headers.length);
  for await (const { rows } of chunksOf(db, companyId, stored.id)) {
    for (const [, cells] of rows) described.add(cells);
  }
  return described.facts() satisfies ColumnFacts[];
}

/**
 * Judges every row of an import as a mapping says, by what the company has now. Nothing is written;
 * `keepJudgement` does that.
 */
export async function judgeImport(
  db: Executor,
  { caller: { companyId }, today }: Pick<Context, 'today'> & { caller: { companyId: number } },
  stored: ImportToCheck,
  mapping: ImportMapping,
): Promise<Judgement> {
  const facts = await factsOf(db, companyId, stored);
  const { vat_rate: vatRate } = await readSettings(db, companyId);
  const readAs = [...(await readNames(db, companyId)), ...(mapping.names ?? [])];
  const names = new KnownNames(await readItems(db, companyId), readAs);
  const check = newCheck(mapping, {
    headers: stored.headers,
    facts,
    names,
    today,
    vatRate,
  });
  const judge = judgeFor(db, companyId, check);
  for (const note of judge.notes ?? []) {
    for await (const { rows } of chunksOf(db, companyId, stored.id)) note(rows);
  }
  const chunks: Judgement['chunks'] = [];
  const { counts, leftLines } = check.verdicts;
  let unitCount = 0;
  for await (const { position, rows } of chunksOf(db, companyId, stored.id)) {
    const { lines, units } = await judge.chunk(rows);
    const text = counts.error ? null : JSON.stringify(lines);
    chunks.push({ position, lines: text, firstUnit: unitCount, unitCount: units });
    unitCount += units;
  }
  if (counts.error) for (const chunk of chunks) chunk.lines = null;
  const said = { errors: counts.error, warnings: counts.warning, left: leftLines.size };
  const found = { ...judge.found(), ...said, readAs: names.namesReadAs() };
  return { mapping, chunks, findings: check.verdicts.kept, found, unitCount };
}
