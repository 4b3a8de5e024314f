import { useTranslate } from 'ra-core';
import { profileApi } from '../../contract/identity/profile';
import { useAuditMessages } from '../catalogue/useAuditMessages';
import { useEndpointQuery } from '../dataProvider/useEndpointQuery';
import { FormSection } from '../ui/form/FormSection';
import { Moment } from '../ui/Moment';
import { LoadError } from './LoadError';
import { Paged } from './Paged';
import './account.css';
import './activity.css';

/** The most entries that the call returns at once. */
const LATEST = '[0,99]';
const PAGE = 10;

/** Recent activity of the account. */
export const Activity = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useEndpointQuery(profileApi.activity, { query: { range: LATEST } });
  const { action, entity } = useAuditMessages();
  const t = (key: string) => translate(`app.account.activity.${key}`);
  return (
    <FormSection title={t('title')} text={t('text')}>
      {error && <LoadError onRetry={refetch} />}
      {data?.length === 0 && <p className="account-hint field-wide">{t('none')}</p>}
      {data && data.length > 0 && (
        <Paged items={data} size={PAGE} label={t('title')}>
          {shown => (
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
                  {shown.map(({ id, at, action: done, entity: kind, label, ip }) => (
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
        </Paged>
      )}
    </FormSection>
  );
};
