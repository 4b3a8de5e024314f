import type { RaRecord } from 'ra-core';
import { RecordPage } from './RecordPage';
import { ResourceForm, type ResourceFormProps } from './ResourceForm';

/**
 * A page with a single form, for both creating and editing a record.
 *
 * @example <FormPage history><FormSection><SchemaInput source="title" /></FormSection></FormPage>
 */
export const FormPage = <Row extends RaRecord>(props: ResourceFormProps<Row>) => (
  <RecordPage>
    <ResourceForm<Row> {...props} />
  </RecordPage>
);
