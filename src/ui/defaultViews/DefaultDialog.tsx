import type { RaRecord } from 'ra-core';
import { RecordDialog } from '../form/RecordDialog';
import type { RecordFormProps } from '../list/onDemand/FormOverList';
import { DefaultInputs } from './DefaultInputs';

/** The form over the list of a resource that declares none: an input for each field of its create call, pictures last. */
const DefaultDialog = (props: RecordFormProps<RaRecord>) => (
  <RecordDialog {...props}>
    <DefaultInputs images={false} />
    <DefaultInputs images />
  </RecordDialog>
);

export default DefaultDialog;
