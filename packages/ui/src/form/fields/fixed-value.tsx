import { NO_VALUE } from '@backoffice/i18n';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'readOnly' | 'onChange'> {
  value: string;
}

/**
 * What can't be edited is text, without a box. It is a field all the same: its label names it, and
 * tabs find it between the fields that can be edited.
 */
export const FixedValue = ({ value, ...input }: Props) => (
  <input {...input} readOnly className="form-control-plaintext" value={value || NO_VALUE} />
);
