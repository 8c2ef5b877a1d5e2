import type { Tone } from '@backoffice/contracts';
import type { ReactNode } from 'react';

interface Props {
  tone?: Tone | 'neutral';
  children: ReactNode;
}

/** A word about the state of something: "Sold", "Bank", "12". */
export const Badge = ({ tone = 'neutral', children }: Props) => (
  <span className={`badge badge-${tone}`}>{children}</span>
);
