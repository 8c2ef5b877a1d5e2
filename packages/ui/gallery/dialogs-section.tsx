import {
  AlertDialog,
  Card,
  ConfirmDialog,
  ModalForm,
  SelectField,
  TextField,
} from '@backoffice/ui';
import { notify, notifyMessage } from '@backoffice/ui/notify';
import { useState } from 'react';

type Open = 'form' | 'confirm' | 'alert' | null;

export function DialogsSection() {
  const [open, setOpen] = useState<Open>(
    () => new URLSearchParams(location.search).get('open') as Open,
  );
  const close = () => setOpen(null);
  return (
    <Card title="Dialogs and notifications">
      <div className="d-flex flex-wrap gap-2">
        {(['form', 'confirm', 'alert'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => setOpen(kind)}
          >
            {kind}
          </button>
        ))}
        <button type="button" className="btn btn-primary" onClick={notifyOfEach}>
          Notify
        </button>
      </div>
      <SampleForm show={open === 'form'} onClose={close} />
      <ConfirmDialog
        show={open === 'confirm'}
        title="Delete brand"
        text="Nike will be gone for everybody."
        confirmLabel="Delete"
        tone="danger"
        onConfirm={close}
        onClose={close}
      />
      <AlertDialog
        show={open === 'alert'}
        text="No products selected for printing"
        onClose={close}
      />
    </Card>
  );
}

function notifyOfEach() {
  notifyMessage('soldMany');
  notifyMessage('sellError', {}, { detail: 'AIR-1001 was sold at 14:02 by Arta' });
  notify.warning('Please enter a price.');
  notify.info('A new version is available');
}

const SampleForm = ({ show, onClose }: { show: boolean; onClose: () => void }) => (
  <ModalForm
    show={show}
    title="Add brand"
    defaultValues={{ brandName: '', produced: '', type: 'shoes' }}
    submitLabel="Save"
    busyLabel="Saving..."
    onSubmit={() => new Promise((resolve) => setTimeout(resolve, 800)).then(onClose)}
    onClose={onClose}
  >
    <TextField name="brandName" label="Brand name" required autoFocus />
    <TextField name="produced" label="Produced" required hint="Country" />
    <SelectField name="type" label="Type" required options={[{ value: 'shoes', label: 'Shoes' }]} />
  </ModalForm>
);
