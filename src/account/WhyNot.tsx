import { useTranslate } from 'ra-core';
import { seeAsApi } from '../../contract/seeAs';
import { useAnswer } from '../dataProvider/useAnswer';
import { useRightWords } from '../i18n/useRightWords';
import './account.css';

/** Why the person may not do something: the right that is missing, the roles that give it, and who can give those. */
export const WhyNot = ({ slug }: { slug: string }) => {
  const translate = useTranslate();
  const { data, error } = useAnswer(seeAsApi.why, { params: { slug } });
  const words = useRightWords();
  const word = (key: string, args?: object) => translate(`app.account.why.${key}`, args);
  if (error) return <span role="alert">{error.message}</span>;
  if (!data) return <span role="status">{word('loading')}</span>;
  const { held, roles, granters } = data;
  const label = words.right(slug, data.label);
  const group = words.group(data.group_code, data.group_label);
  const mail = (email: string) =>
    `mailto:${email}?subject=${encodeURIComponent(word('mail_subject', { label }))}&body=${encodeURIComponent(
      word('mail_body', { label, slug }),
    )}`;
  return (
    <div className="why">
      <p>{word(held ? 'held' : 'missing', { label, group })}</p>
      {!held && (
        <>
          <p>
            {roles.length > 0 ? word('roles', { roles: roles.map(({ name }) => name).join(', ') }) : word('no_roles')}
          </p>
          {granters.length > 0 ? (
            <div>
              <p>{word('granters')}</p>
              <ul>
                {granters.map(({ name, email }) => (
                  <li key={email}>
                    {name} <a href={mail(email)}>{email}</a>
                  </li>
                ))}
              </ul>
            </div>
          ) : (
            <p>{word('no_granters')}</p>
          )}
        </>
      )}
    </div>
  );
};
