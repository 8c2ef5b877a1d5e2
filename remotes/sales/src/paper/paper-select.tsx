import { useTranslation } from 'react-i18next';

import { PAPER_SIZES, type PaperSize } from './paper-size';

interface Props {
  label: string;
  size: PaperSize;
  onChange: (size: PaperSize) => void;
}

/** The paper in this device's printer. */
export function PaperSelect({ label, size, onChange }: Props) {
  const { t } = useTranslation('sales');
  return (
    <select
      aria-label={label}
      className="form-select form-select-sm"
      value={size}
      onChange={({ target }) => onChange(target.value as PaperSize)}
    >
      {PAPER_SIZES.map((one) => (
        <option key={one} value={one}>
          {t(`slip.sizes.${one}`)}
        </option>
      ))}
    </select>
  );
}
