import { Mail } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { readPageConfig } from '../../browser/pageConfig';
import { Button } from '../../ui/controls/Button';
import { ShortcutList } from '../../ui/controls/shortcuts/ShortcutList';
import './help.css';

const questions = ['right', 'find', 'conflict', 'session', 'password'];

/** /help: helpdesk contacts, short answers, keyboard shortcuts. */
const Help = () => {
  const translate = useTranslate();
  const email = readPageConfig().helpdesk_email;
  return (
    <div className="help stack">
      <section>
        <h2>{translate('pages.help.questions')}</h2>
        <dl className="help-questions">
          {questions.map(question => (
            <div key={question}>
              <dt>{translate(`pages.help.${question}`)}</dt>
              <dd>{translate(`pages.help.${question}_answer`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <aside className="stack">
        <section>
          <h2>{translate('pages.help.contact')}</h2>
          <p>{translate('pages.help.contact_text')}</p>
          <Button component="a" href={`mailto:${email}`} startIcon={<Mail size={16} />}>
            {email}
          </Button>
        </section>
        <section>
          <h2>{translate('pages.help.keys')}</h2>
          <ShortcutList />
        </section>
      </aside>
    </div>
  );
};

export default Help;
