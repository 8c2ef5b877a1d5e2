import type { ApiError } from '@backoffice/api-client';
import { detailOf } from '@backoffice/ui';

import type { ReturnLine } from '../basket/return-lines';
import { ReturnedUnit } from './returned-unit';

interface Props {
  returns: readonly ReturnLine[];
  refusal: ApiError;
}

/** Tells somebody which return they are asked to allow, and why. */
export const BeyondRules = ({ returns, refusal }: Props) => (
  <div className="mb-3">
    <p className="mb-1">{detailOf(refusal)}</p>
    <ul className="mb-0">
      {returns.map((one) => (
        <li key={one.sold.id}>
          <ReturnedUnit one={one} />
        </li>
      ))}
    </ul>
  </div>
);
