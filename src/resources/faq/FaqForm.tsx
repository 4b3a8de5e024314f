import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { BooleanInput } from '../../ui/form/BooleanInput';
import { DangerZone } from '../../ui/form/DangerZone';
import { FormPage } from '../../ui/form/FormPage';
import { FormSection } from '../../ui/form/FormSection';
import { ResourceForm } from '../../ui/form/ResourceForm';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';
import { RichTextInput } from '../../ui/richText/RichTextInput';
import { HelpPreview, type Previewed } from './HelpPreview';
import './faq.css';

/** The contract lets a script leave the category out; a person chooses one. */
const noCategory = { category_code: null };

/** The create and edit page of a question, with a preview for merchants. */
const FaqForm = () => {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.faq.${key}`);
  return (
    <div className="faq-page">
      <FormPage>
        <ResourceForm defaultValues={noCategory} history>
          <FormSection title={t('sections.content')} text={t('sections.content_text')}>
            <TextInput source="question" fullWidth counted />
            <SelectInput source="category_code" helperText={t('help.category')} required />
            <BooleanInput source="is_active" helperText={t('help.active')} />
            <RichTextInput source="answer" />
          </FormSection>
          <aside className="faq-aside">
            <TypedPreview />
          </aside>
          <DangerZone />
        </ResourceForm>
      </FormPage>
    </div>
  );
};

/** Previews the current input, not the saved record. */
const TypedPreview = () => <HelpPreview {...(useWatch() as Previewed)} />;

export default FaqForm;
