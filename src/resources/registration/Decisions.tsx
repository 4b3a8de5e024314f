import { Check, FileSearch, Inbox, type LucideIcon, MapPin, Pencil, Send, Undo2, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type Decision, decisionsIn, STEPS } from '../../../contract/registration/registrationSteps';
import { holdsAny } from '../../authProvider/session';
import { Button } from '../../ui/Button';
import { DecisionDialog } from './DecisionDialog';
import type { RegistrationPart } from './RegistrationPart';

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
export const Decisions = (part: RegistrationPart) => {
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
