import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { FAQ_CATEGORIES, faq, faqInput } from '../../../contract/faq';
import { wordsIn } from '../../../contract/richText';
import { DangerZone } from '../../ui/form/DangerZone';
import { FormPage } from '../../ui/form/FormPage';
import { FormSection } from '../../ui/form/FormSection';
import { type Describe, ResourceForm } from '../../ui/form/ResourceForm';
import { SelectInput } from '../../ui/form/SelectInput';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { TextInput } from '../../ui/form/TextInput';
import { AnswerInput } from './AnswerInput';
import { HelpPreview, type Previewed } from './HelpPreview';
import './faq.css';

const newQuestion = { question: null, category_code: null, answer: null, is_active: true };

/** The page that adds a question, and the one that changes it; beside it how merchants will see it. */
const FaqForm = () => {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.faq.${key}`);
  const categories = FAQ_CATEGORIES.map(value => ({ value, label: t(`choices.category_code.${value}`) }));
  const describe = useMemo<Describe>(
    () => ({
      answer: value => wordsIn(String(value ?? '')),
      category_code: value => translate(`resources.faq.choices.category_code.${value}`),
      is_active: value => translate(value ? 'ra.boolean.true' : 'ra.boolean.false'),
    }),
    [translate],
  );
  return (
    <div className="faq-page">
      <FormPage>
        <ResourceForm
          input={faqInput}
          history={faq}
          defaultValues={newQuestion}
          nameOf={({ question }) => String(question)}
          describe={describe}
        >
          <FormSection title={t('sections.content')} text={t('sections.content_text')}>
            <TextInput source="question" wide counted />
            <SelectInput source="category_code" choices={categories} help={t('help.category')} required />
            <SwitchInput source="is_active" help={t('help.active')} />
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

/** What is typed, not what is saved. */
const TypedPreview = () => <HelpPreview {...(useWatch() as Previewed)} />;

export default FaqForm;
