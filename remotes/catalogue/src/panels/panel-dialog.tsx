import { panelMutations, type ListedRow } from '@backoffice/api-client/resources/panels';
import { kindOf, panelInputs, type PanelInput, type PanelTable } from '@backoffice/contracts';
import { ModalForm, SelectField, TextField, useWrite } from '@backoffice/ui';
import { notifyMessage } from '@backoffice/ui/notify';
import { useTranslation } from 'react-i18next';

import { initialValues, PANEL_FIELDS, type PanelValues } from './panel-fields';

interface Props {
  table: PanelTable;
  /** The item to edit; null adds one. */
  row: ListedRow | null;
  show: boolean;
  onClose: () => void;
}

/** The one dialog for adding and editing: the item's id decides which it is. */
export function PanelDialog({ table, row, show, onClose }: Props) {
  const { t } = useTranslation('catalogue');
  const kind = kindOf(table);
  const add = useWrite(panelMutations.add(kind));
  const edit = useWrite(panelMutations.edit(kind));

  const save = async (input: PanelInput) => {
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
    <ModalForm<PanelValues, PanelInput>
      show={show}
      title={row ? t(`editTitle.${kind}`) : t(`addTitle.${kind}`)}
      schema={panelInputs[kind]}
      defaultValues={{ ...initialValues(table, row), version: row?.version }}
      onSubmit={save}
      onClose={onClose}
      submitLabel={t('save')}
      busyLabel={t('saving')}
    >
      {PANEL_FIELDS[table].map(({ name, options, maxLength }, index) => {
        const label = t(`fields.${name}`);
        const shared = { name, label, required: true, autoFocus: index === 0 };
        if (!options) return <TextField key={name} {...shared} maxLength={maxLength} />;
        const choices = options.map((type) => ({
          value: type,
          label: t(`productTypes.${type}`),
        }));
        return <SelectField key={name} {...shared} options={choices} />;
      })}
    </ModalForm>
  );
}
