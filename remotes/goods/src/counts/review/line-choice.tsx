import type { CountAction } from '@backoffice/contracts';
import { unitName } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import { actionsFor, type JudgedLine } from './decisions';

interface Props {
  line: JudgedLine;
  action: CountAction | null;
  onChoose: (action: CountAction) => void;
}

export function LineChoice({ line, action, onChoose }: Props) {
  const { t } = useTranslation('goods');
  return (
    <div className="btn-group btn-group-sm" role="group" aria-label={unitName(line)}>
      {actionsFor(line.verdict).map((one) => (
        <button
          key={one}
          type="button"
          className={`btn ${one === action ? 'btn-secondary active' : 'btn-outline-secondary'}`}
          aria-pressed={one === action}
          onClick={() => onChoose(one)}
        >
          {t(`counts.actions.${one}`)}
        </button>
      ))}
    </div>
  );
}
