import type { ImportLevel, ImportReason, LeaveOut } from '@backoffice/contracts';

import { BROKEN_FORMULA } from '../../broken-formula';
import type { Cell } from './draft';

export interface Finding {
  level: ImportLevel;
  line: number;
  /** The column's place, from 0; null: the row as a whole. */
  column: number | null;
  value: string;
  reason: ImportReason;
  details: Record<string, string>;
}

/** The most findings that are kept of each level; all are counted. */
const MAX_FINDINGS = 10_000;
const MAX_VALUE = 200;
/** Replaces what the database can't keep: a NUL, and half a surrogate pair. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD');

type Details = Record<string, string>;

/** What a check says of rows, in the order of the file. */
export class Verdicts {
  readonly counts = { error: 0, left: 0, warning: 0 };
  readonly kept: Finding[] = [];
  /** Lines of the file that have mistakes and are left out. */
  readonly leftLines = new Set<number>();
  private readonly leftReasons: ReadonlySet<string>;
  private readonly chosenLines: ReadonlySet<number>;

  constructor(private readonly leaveOut: LeaveOut = {}) {
    this.leftReasons = new Set(leaveOut.reasons);
    this.chosenLines = new Set(leaveOut.lines);
  }

  error(line: number, cell: Cell | null, reason: ImportReason, details: Details = {}): void {
    const isLeft = this.leaves(line, cell, reason);
    if (isLeft) this.leftLines.add(line);
    this.add(isLeft ? 'left' : 'error', { line, cell, reason, details });
  }

  warn(line: number, cell: Cell | null, reason: ImportReason, details: Details = {}): void {
    this.add('warning', { line, cell, reason, details });
  }

  /** What is wrong with the whole file can't be left out with a row. */
  private leaves(line: number, cell: Cell | null, reason: ImportReason): boolean {
    if (!cell && (reason === 'required' || reason === 'too_many')) return false;
    const { all = false } = this.leaveOut;
    return all || this.leftReasons.has(reason) || this.chosenLines.has(line);
  }

  private add(
    level: Finding['level'],
    said: { line: number; cell: Cell | null; reason: ImportReason; details: Details },
  ): void {
    this.counts[level] += 1;
    if (this.counts[level] > MAX_FINDINGS) return;
    const { cell, ...rest } = said;
    const value = storable(cell?.text.replace(BROKEN_FORMULA, '').slice(0, MAX_VALUE) ?? '');
    this.kept.push({ level, ...rest, column: cell?.column ?? null, value });
  }
}
