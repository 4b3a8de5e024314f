import { Store } from 'lucide-react';
import { useCanAccess, useLocaleState, useRouterProvider, useTranslate } from 'ra-core';
import type { WorkQueue } from '../../../contract/dashboard/workApi';
import { registrationExpiresAt } from '../../../contract/registration/registrationSteps';
import { formatDate } from '../../i18n/dates';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Moment } from '../../ui/Moment';
import { RecordActions } from '../../ui/RecordActions';
import { useNow } from '../../ui/useNow';
import { NextWork } from '../../ui/work/NextWork';
import { Age } from './Age';
import { Decisions } from './Decisions';
import { Neighbours } from './Neighbours';
import type { RegistrationPart } from './RegistrationPart';
import { RegistrationStatus } from './RegistrationStatus';
import './registrationHead.css';
import './registrationPage.css';

const QUEUES: readonly WorkQueue[] = ['registrations'];

/** Status, waiting time and decisions of a registration; after a decision, a link to the next waiting work. */
export const RegistrationHead = ({ isDecided, ...part }: RegistrationPart & { isDecided: boolean }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { Link } = useRouterProvider();
  const { canAccess: seesMerchants } = useCanAccess({ resource: 'merchant', action: 'show' });
  const now = useNow();
  const t = (key: string, args?: object) => translate(`resources.registration.${key}`, args);
  const { status, due_at, type_code, owner_name, submitted_at, number, merchant_id } = part.registration;
  const expires = registrationExpiresAt(part.registration)?.toISOString();
  return (
    <Card className="registration-head">
      <span className="registration-sign">
        <Store size={22} aria-hidden />
      </span>
      <div className="registration-standing">
        <p>
          <RegistrationStatus status={status} />
          {due_at && <Age dueAt={due_at} now={now} />}
          {expires && (
            <small className="registration-muted" title={`${formatDate(expires, 'moment', locale)} WIB`}>
              {t('show.expires', { date: formatDate(expires, 'day', locale) })}
            </small>
          )}
        </p>
        <p>
          {t(`choices.type.${type_code}`)},{' '}
          {submitted_at ? (
            <Moment value={submitted_at}>
              {t('show.sent', { name: owner_name, when: formatDate(submitted_at, 'moment', locale) })}
            </Moment>
          ) : (
            t('show.not_sent')
          )}{' '}
          · <span className="registration-number">{t('show.number', { number })}</span>
        </p>
      </div>
      <Neighbours id={part.registration.id} />
      <RecordActions>
        {merchant_id && seesMerchants && (
          <Button component={Link} to={`/merchant/registered/${merchant_id}`}>
            {t('show.to_merchant')}
          </Button>
        )}
        <Decisions {...part} />
        {isDecided && <NextWork queues={QUEUES} done={part.registration.id} />}
      </RecordActions>
    </Card>
  );
};
