import {
  Check,
  ChevronLeft,
  ChevronRight,
  FileSearch,
  Inbox,
  type LucideIcon,
  MapPin,
  Pencil,
  Send,
  Store,
  Undo2,
  X,
} from 'lucide-react';
import {
  type Identifier,
  useCanAccess,
  useCreatePath,
  useLocaleState,
  useNavigate,
  useRouterProvider,
  useTranslate,
} from 'ra-core';
import { useState } from 'react';
import type { WorkQueue } from '../../../contract/dashboard/workApi';
import {
  type Decision,
  decisionsIn,
  registrationExpiresAt,
  STEPS,
} from '../../../contract/registration/registrationSteps';
import { holdsAny } from '../../authProvider/session';
import { formatDate } from '../../i18n/dates';
import { formatNumber } from '../../i18n/numbers';
import { Button } from '../../ui/controls/Button';
import { RowAction } from '../../ui/controls/RowAction';
import { isModalOpen, isTyping } from '../../ui/controls/shortcuts/shortcuts';
import { useKeyDown } from '../../ui/controls/shortcuts/useKeyDown';
import { Card } from '../../ui/display/Card';
import { Moment } from '../../ui/display/Moment';
import { useNow } from '../../ui/display/useNow';
import { RecordActions } from '../../ui/record/RecordActions';
import { useNeighbours } from '../../ui/record/useNeighbours';
import { NextWork } from '../../ui/record/work/NextWork';
import { Age } from './Age';
import { DecisionDialog } from './DecisionDialog';
import type { RegistrationPart } from './RegistrationPart';
import { RegistrationStatus } from './RegistrationStatus';
import './registrationHead.css';
import './registrationPage.css';
import './neighbours.css';

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
        <p className="row wrap">
          <RegistrationStatus status={status} />
          {due_at && <Age dueAt={due_at} now={now} />}
          {expires && (
            <small className="hint" title={`${formatDate(expires, 'moment', locale)} WIB`}>
              {t('show.expires', { date: formatDate(expires, 'day', locale) })}
            </small>
          )}
        </p>
        <p className="row wrap">
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

/** Links to the previous and next registration in the list from which this one was opened; J and K follow them. */
const Neighbours = ({ id }: { id: Identifier }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const neighbours = useNeighbours(id);
  const { previous, next, place = 0, of = 0 } = neighbours ?? {};
  const t = (key: string, args?: object) => translate(`resources.registration.show.${key}`, args);
  const go = (to: Identifier | undefined) => {
    if (to !== undefined) navigate(createPath({ resource: 'registration', id: to, type: 'show' }));
  };
  useKeyDown(event => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isModalOpen()) return;
    const key = event.key.toLowerCase();
    if (key === 'j') go(next);
    if (key === 'k') go(previous);
  });
  if (!neighbours || of < 2) return null;
  return (
    <nav className="registration-neighbours figures row gap-4 muted" aria-label={t('neighbours')}>
      <RowAction
        aria-label={t('previous')}
        aria-keyshortcuts="K"
        title={`${t('previous')} (K)`}
        disabled={previous === undefined}
        onClick={() => go(previous)}
      >
        <ChevronLeft size={18} aria-hidden />
      </RowAction>
      <span>{t('place', { place: formatNumber(place), of: formatNumber(of) })}</span>
      <RowAction
        aria-label={t('next')}
        aria-keyshortcuts="J"
        title={`${t('next')} (J)`}
        disabled={next === undefined}
        onClick={() => go(next)}
      >
        <ChevronRight size={18} aria-hidden />
      </RowAction>
    </nav>
  );
};

const icons: Record<Decision, LucideIcon> = {
  start_review: FileSearch,
  request_field_verification: MapPin,
  submit_for_approval: Send,
  request_revision: Pencil,
  reject: X,
  approve: Check,
  submit: Inbox,
  withdraw: Undo2,
};
/** Decisions that move forward; the last legal one is filled and at the right. */
const onward: readonly Decision[] = [
  'start_review',
  'submit',
  'request_field_verification',
  'submit_for_approval',
  'approve',
];

/** Buttons for the decisions that the status allows and the user may take. */
const Decisions = (part: RegistrationPart) => {
  const translate = useTranslate();
  const [asked, ask] = useState<Decision | null>(null);
  const { status, requires_field_verification: visit } = part.registration;
  const offered = decisionsIn(status)
    .filter(taken => holdsAny(STEPS[taken].rights))
    // only what the type needs: a visit first, or immediate approval
    .filter(
      taken => status !== 'document_review' || taken !== (visit ? 'submit_for_approval' : 'request_field_verification'),
    );
  const main = onward.findLast(taken => offered.includes(taken));
  const ordered = [...offered.filter(taken => taken !== main), ...(main ? [main] : [])];
  return (
    <>
      {ordered.map(taken => {
        const Icon = icons[taken];
        return (
          <Button
            key={taken}
            variant={taken === main ? 'contained' : 'outlined'}
            color={taken === 'reject' ? 'error' : 'primary'}
            startIcon={<Icon />}
            aria-haspopup="dialog"
            onClick={() => ask(taken)}
          >
            {translate(`resources.registration.choices.decision.${taken}`)}
          </Button>
        );
      })}
      {asked && <DecisionDialog {...part} decision={asked} onClose={() => ask(null)} />}
    </>
  );
};
