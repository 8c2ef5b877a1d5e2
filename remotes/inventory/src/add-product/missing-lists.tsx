import { AreaLink } from '@backoffice/ui/areas';
import { messageText } from '@backoffice/ui/notify';
import type { DeliveryLists } from '@backoffice/ui/stock';

const MESSAGES = { brands: 'noBrands', colors: 'noColors', types: 'noTypes' } as const;
type Needed = keyof typeof MESSAGES;

interface Props {
  lists: DeliveryLists;
  needed: readonly Needed[];
}

/** Says which reference data has to be added before a product can be. */
export function MissingLists({ lists, needed }: Props) {
  return needed
    .filter((list) => lists[list].length === 0)
    .map((list) => (
      <div key={list} className="alert alert-danger" role="alert">
        <AreaLink className="alert-link" to="panels">
          {messageText(MESSAGES[list])}
        </AreaLink>
      </div>
    ));
}
