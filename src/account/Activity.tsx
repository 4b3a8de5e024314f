import { useTranslate } from 'ra-core';
import { profileApi } from '../../contract/identity/profile';
import { useAuditMessages } from '../catalogue/useAuditMessages';
import { useAnswer } from '../dataProvider/useAnswer';
import { FormSection } from '../ui/form/FormSection';
import { Moment } from '../ui/Moment';
import { Unloaded } from './Unloaded';
import './account.css';
import './activity.css';

/** What was done with the account lately. */
export const Activity = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useAnswer(profileApi.activity);
  const { action, entity } = useAuditMessages();
  const t = (key: string) => translate(`app.account.activity.${key}`);
  return (
    <FormSection title={t('title')} text={t('text')}>
      {error && <Unloaded onRetry={refetch} />}
      {data?.length === 0 && <p className="account-hint field-wide">{t('none')}</p>}
      {data && data.length > 0 && (
        <div className="activity field-wide">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('when')}</th>
                <th scope="col">{t('what')}</th>
                <th scope="col">{t('on')}</th>
                <th scope="col">{t('from')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ id, at, action: done, entity: kind, label, ip }) => (
                <tr key={id}>
                  <td>
                    <Moment value={at} />
                  </td>
                  <td>{action(done, kind)}</td>
                  <td>
                    {entity(kind)}
                    {label && `: ${label}`}
                  </td>
                  <td>{ip ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </FormSection>
  );
};
