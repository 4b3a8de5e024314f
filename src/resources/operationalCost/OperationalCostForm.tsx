import { type Identifier, useTranslate } from 'ra-core';
import { jakartaDay } from '../../../contract/core/days';
import type { OperationalCost } from '../../../contract/operationalCost';
import { DeleteInDialog } from '../../ui/form/DeleteInDialog';
import { DialogForm } from '../../ui/form/DialogForm';
import { Fields } from '../../ui/form/Fields';
import { SchemaInput } from '../../ui/form/SchemaInput';
import { useRecordSubmit } from '../../ui/form/useRecordSubmit';
import { HistoryButton } from '../../ui/history/HistoryButton';
import { FORM_PARAMS } from '../../ui/list/formParams';

export interface OperationalCostFormProps {
  /** The cost to change; absent to add one. */
  record?: OperationalCost;
  /** For people who may read the cost but not change it. */
  readOnly?: boolean;
  /** Called with its id before the form closes. */
  onSaved: (id: Identifier) => void;
  onClose: () => void;
}

/** Adds an operational cost, or edits or shows the one of the record. */
export const OperationalCostForm = ({ record, readOnly = false, onSaved, onClose }: OperationalCostFormProps) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.operational_cost.${key}`);
  const submission = useRecordSubmit('operational_cost', ({ id }) => onSaved(id), {
    created: 'resources.operational_cost.added',
  });
  return (
    <DialogForm
      resource="operational_cost"
      title={t(!record ? 'add_title' : readOnly ? 'show_title' : 'edit_title')}
      record={record}
      readOnly={readOnly}
      heldBy={FORM_PARAMS}
      maxWidth="md"
      aside={
        record && (
          <>
            <HistoryButton />
            {!readOnly && <DeleteInDialog name={record.description} onDeleted={onClose} />}
          </>
        )
      }
      onClose={onClose}
      {...submission}
      {...(!record && { defaultValues: { spent_on: jakartaDay() } })}
    >
      <Fields>
        <SchemaInput source="spent_on" helperText={t('help.spent_on')} />
        <SchemaInput source="kind" />
        <SchemaInput source="description" fullWidth helperText={t('help.description')} />
        <SchemaInput source="amount" />
        <SchemaInput source="region_code" />
      </Fields>
    </DialogForm>
  );
};
