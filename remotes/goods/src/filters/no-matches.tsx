import { EmptyState, ResetFilters } from '@backoffice/ui';

interface Props {
  title: string;
  /** What brings the first entries. */
  hint?: string;
  /** Whether entries may be missing because of filters. */
  isFiltered: boolean;
  onReset: () => void;
}

/** Stands in place of a list without entries: filters are reset, else something is to be done. */
export const NoMatches = ({ title, hint, isFiltered, onReset }: Props) =>
  isFiltered ? (
    <EmptyState title={title} action={<ResetFilters onReset={onReset} />} />
  ) : (
    <EmptyState title={title} text={hint} />
  );
