import { FormPage } from '../form/FormPage';
import { DefaultSections } from './DefaultInputs';
import { useHasHistory } from './useHasHistory';

/** The form of a resource that declares no view for it: an input for each field of its create call, in order. */
const DefaultForm = () => (
  <FormPage history={useHasHistory()}>
    <DefaultSections />
  </FormPage>
);

export default DefaultForm;
