import type { TFunction } from '@backoffice/i18n';

/** A line of a report; an amount in euros, or none. */
export interface ReportRow {
  key: string;
  label: string;
  /** Short remarks below the label. */
  notes?: string[];
  amount: string | null;
  isSum?: boolean;
}

export interface ReportSection {
  id: string;
  title: string;
  rows: ReportRow[];
}

export interface Told {
  t: TFunction<'sales'>;
  timeZone: string | undefined;
}

export type SectionId =
  | 'late'
  | 'recounts'
  | 'drawer'
  | 'pieces'
  | 'ways'
  | 'sources'
  | 'goods'
  | 'types'
  | 'channels'
  | 'sellers'
  | 'movements'
  | 'bookings';
export type MakeSection = (id: SectionId, rows: ReportRow[]) => ReportSection;
