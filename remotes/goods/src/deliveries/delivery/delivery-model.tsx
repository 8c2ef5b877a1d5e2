import type { DeliveryView } from '@backoffice/contracts';
import { useSelection } from '@backoffice/ui';
import { useState } from 'react';

import { AddedNote } from './added-note';
import { DeliveryActions } from './delivery-actions';
import { DeliveryUnits } from './delivery-units';
import { ModelFacts } from './model-facts';

interface Props {
  model: DeliveryView;
  /** Whether it came with others; then it says which it is and what it cost. */
  isOneOfSeveral: boolean;
}

/** A model of a delivery: its units, which are put right, added to and labelled by themselves. */
export function DeliveryModel({ model, isOneOfSeveral }: Props) {
  const selection = useSelection();
  const [added, setAdded] = useState<readonly number[]>([]);
  return (
    <>
      {added.length > 0 && (
        <AddedNote ids={added} units={model.units} onClose={() => setAdded([])} />
      )}
      <DeliveryUnits
        whole={model}
        selection={selection}
        title={isOneOfSeveral ? model.delivery.code : undefined}
        facts={isOneOfSeveral && <ModelFacts delivery={model.delivery} />}
        actions={
          <DeliveryActions whole={model} onAdded={setAdded} {...{ selection, isOneOfSeveral }} />
        }
      />
    </>
  );
}
