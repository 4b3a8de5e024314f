import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { faq, faqInput } from '../../../contract/faq';
import { BooleanInput } from '../../ui/form/BooleanInput';
import { DangerZone } from '../../ui/form/DangerZone';
import { FormPage } from '../../ui/form/FormPage';
import { FormSection } from '../../ui/form/FormSection';
import { ResourceForm } from '../../ui/form/ResourceForm';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';
import { AnswerInput } from './AnswerInput';
import { HelpPreview, type Previewed } from './HelpPreview';
import './faq.css';

const newQuestion = { question: null, category_code: null, answer: null, is_active: true };

/** The create and edit page of a question, with a preview for merchants. */
const FaqForm = () => {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.faq.${key}`);
  return (
    <div className="faq-page">
      <FormPage>
        <ResourceForm
          input={faqInput}
          history={faq}
          defaultValues={newQuestion}
          nameOf={({ question }) => String(question)}
        >
          <FormSection title={t('sections.content')} text={t('sections.content_text')}>
            <TextInput source="question" fullWidth counted />
            <SelectInput source="category_code" helperText={t('help.category')} required />
            <BooleanInput source="is_active" helperText={t('help.active')} />
            <AnswerInput source="answer" />
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
