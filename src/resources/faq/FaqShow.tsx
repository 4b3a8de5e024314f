import type { RaRecord } from 'ra-core';
import type { Faq } from '../../../contract/faq';
import { useResourceText } from '../../i18n/useResourceText';
import { Card } from '../../ui/display/Card';
import { RecordFacts } from '../../ui/display/RecordFacts';
import { Status } from '../../ui/display/Status';
import { FormSection } from '../../ui/form/FormSection';
import { HistoryButton } from '../../ui/record/history/HistoryButton';
import { RecordActions } from '../../ui/record/RecordActions';
import { ResourceShow } from '../../ui/record/ResourceShow';
import { ShowActions } from '../../ui/record/ShowActions';
import { RichText } from '../../ui/richText/RichText';
import { HelpPreview } from './HelpPreview';
import './faq.css';

const facts = ['category_code', 'position', 'status', 'updated_at', 'created_at'];

/** Details of a question: answer, facts, preview and actions. */
const FaqShow = () => {
  const t = useResourceText();
  return (
    <ResourceShow<Faq & RaRecord>>
      {question => (
        <div className="faq-shown stack">
          <RecordActions>
            <ShowActions>
              <HistoryButton />
            </ShowActions>
          </RecordActions>
          <Card>
            <header>
              <h2>{question.question}</h2>
            </header>
            <div className="faq-answer">
              <RichText html={question.answer} />
            </div>
          </Card>
          <aside className="faq-aside">
            <HelpPreview {...question} />
          </aside>
          <FormSection title={t('facts')}>
            <RecordFacts
              sources={facts}
              values={{ status: <Status source="status" value={question.is_active ? 'shown' : 'hidden'} /> }}
            />
          </FormSection>
        </div>
      )}
    </ResourceShow>
  );
};

export default FaqShow;
