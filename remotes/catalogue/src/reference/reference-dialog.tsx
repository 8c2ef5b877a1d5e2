import { referenceMutations, type ListedRow } from '@backoffice/api-client/resources/reference';
import {
  kindOf,
  referenceInputs,
  type ReferenceInput,
  type ReferenceTable,
} from '@backoffice/contracts';
import { ModalForm, SelectField, TextField, useWrite } from '@backoffice/ui';
import { notifyMessage } from '@backoffice/ui/notify';
import { useTranslation } from 'react-i18next';

import { initialValues, REFERENCE_FIELDS, type ReferenceValues } from './reference-fields';

interface Props {
  table: ReferenceTable;
  /** The item to edit; null adds one. */
  row: ListedRow | null;
  show: boolean;
  onClose: () => void;
}

/** The one dialog for adding and editing: the item's id decides which it is. */
export function ReferenceDialog({ table, row, show, onClose }: Props) {
  const { t } = useTranslation('catalogue');
  const kind = kindOf(table);
  const add = useWrite(referenceMutations.add(kind));
  const edit = useWrite(referenceMutations.edit(kind));

  const save = async (input: ReferenceInput) => {
    const name = t(`kinds.${table}`);
    if (row?.id) {
      await edit({ ...input, id: row.id });
      notifyMessage('itemUpdated', { kind: name, id: row.id });
    } else {
      await add(input);
      notifyMessage('itemAdded', { kind: name });
    }
    onClose();
  };

  return (
    <ModalForm<ReferenceValues, ReferenceInput>
      show={show}
      title={row ? t(`editTitle.${kind}`) : t(`addTitle.${kind}`)}
      schema={referenceInputs[kind]}
      defaultValues={{ ...initialValues(table, row), version: row?.version }}
      onSubmit={save}
      onClose={onClose}
      submitLabel={t('save')}
      busyLabel={t('saving')}
    >
      {REFERENCE_FIELDS[table].map(({ name, options, maxLength }, index) => {
        const label = t(`words:fields.${name}`);
        const shared = { name, label, required: true, autoFocus: index === 0 };
        if (!options) return <TextField key={name} {...shared} maxLength={maxLength} />;
        const choices = options.map((type) => ({
          value: type,
          label: t(`words:productType.${type}`),
        }));
        return <SelectField key={name} {...shared} options={choices} />;
      })}
    </ModalForm>
  );
}
