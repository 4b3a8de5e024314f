import { useWatch } from 'react-hook-form';
import { FormPage } from '../../ui/form/FormPage';
import { FormSection } from '../../ui/form/FormSection';
import { SchemaInput } from '../../ui/form/SchemaInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { HelpPreview, type Previewed } from './HelpPreview';
import { useFaqCategories } from './useFaqCategories';
import './faq.css';

/** The contract lets scripts omit the category; in the form it must be chosen. */
const noCategory = { category_code: null };

/** The create and edit page of a question, with a preview as merchants see it. */
const FaqForm = () => (
  <div className="faq-page">
    <FormPage defaultValues={noCategory} history>
      <FormSection name="content">
        <SchemaInput source="question" fullWidth />
        <SelectInput source="category_code" choices={useFaqCategories()} required />
        <SchemaInput source="is_active" />
        <SchemaInput source="answer" />
      </FormSection>
      <aside className="faq-aside">
        <TypedPreview />
      </aside>
    </FormPage>
  </div>
);

/** Previews the current input rather than the saved record. */
const TypedPreview = () => <HelpPreview {...(useWatch() as Previewed)} />;

export default FaqForm;
