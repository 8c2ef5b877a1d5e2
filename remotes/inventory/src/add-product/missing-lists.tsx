import { messageText } from '@backoffice/ui/notify';
import { Link, useLocation } from 'react-router-dom';

import type { ReceiptLists } from './use-receipt-lists';

const MESSAGES = { brands: 'noBrands', colors: 'noColors', types: 'noTypes' } as const;
type Needed = keyof typeof MESSAGES;

interface Props {
  lists: ReceiptLists;
  needed: readonly Needed[];
}

/** Says which reference data has to be added before a product can be (§2, §8). */
export function MissingLists({ lists, needed }: Props) {
  const prefix = usePrefix();
  return needed
    .filter((list) => lists[list].length === 0)
    .map((list) => (
      <div key={list} className="alert alert-danger" role="alert">
        <Link className="alert-link" to={`${prefix}/cms`}>
          {messageText(MESSAGES[list])}
        </Link>
      </div>
    ));
}

/** `/admin` or `/rtl`, whichever the page stands under. */
function usePrefix(): string {
  const { pathname } = useLocation();
  return `/${pathname.split('/')[1] ?? 'admin'}`;
}
