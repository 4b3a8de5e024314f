import { Banknote, Check, CircleX, type LucideIcon, Repeat2, Search, Store, Truck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { handOnApi } from '../../../contract/desk/handOnApi';
import { orderApi } from '../../../contract/order/orderApi';
import type { Order } from '../../../contract/order/orderRecord';
import { COMPLAINT_FACTS } from '../../../contract/order/reasons';
import type { StaffStep } from '../../../contract/order/staffSteps';
import { isOffered } from '../../dataProvider/isOffered';
import { Button } from '../../ui/Button';
import { CallOffDialog } from './CallOffDialog';
import { HandOnDialog } from './HandOnDialog';
import type { OrderPart } from './OrderPart';
import { StepDialog } from './StepDialog';

const icons: Record<StaffStep, LucideIcon> = {
  review: Search,
  resend: Repeat2,
  cancel: CircleX,
  received: Check,
  reassign: Store,
  redeliver: Truck,
  call_off: CircleX,
  finish_refund: Banknote,
};

const endpointOf = (step: StaffStep) => (step === 'reassign' ? handOnApi.reassign : orderApi[step]);

const isEnd = (step: StaffStep) => step === 'cancel' || step === 'call_off';

/** Returns the usual resolution for the complaint's kind, else the only available action. */
function suggested({ actions, complaints }: Order): StaffStep | undefined {
  const open = complaints.find(({ decision }) => decision === null);
  const usual = open && COMPLAINT_FACTS[open.reason_code]?.suggested;
  if (usual && actions.includes(usual)) return usual;
  // cancelling is never suggested
  const gentle = actions.filter(step => !isEnd(step));
  return gentle.length === 1 ? gentle[0] : undefined;
}

/** Buttons for the actions that the status allows and the user may take; the suggested one is filled and at the right. */
export const OrderSteps = (part: OrderPart) => {
  const translate = useTranslate();
  const [asked, ask] = useState<StaffStep | null>(null);
  // a step known only to the provider has neither texts nor a form here
  const actions = part.order.actions.filter(step => step in icons && isOffered(endpointOf(step)));
  const main = suggested({ ...part.order, actions });
  const ordered = [...actions.filter(step => step !== main), ...(main ? [main] : [])];
  return (
    <>
      {ordered.map(step => {
        const Icon = icons[step];
        return (
          <Button
            key={step}
            variant={step === main ? 'contained' : 'outlined'}
            color={isEnd(step) ? 'error' : 'primary'}
            startIcon={<Icon />}
            aria-haspopup="dialog"
            onClick={() => ask(step)}
          >
            {translate(`resources.monitoring-order.step.label.${step}`)}
          </Button>
        );
      })}
      {asked === 'call_off' && <CallOffDialog {...part} onClose={() => ask(null)} />}
      {asked === 'reassign' && <HandOnDialog {...part} onClose={() => ask(null)} />}
      {asked && asked !== 'call_off' && asked !== 'reassign' && (
        <StepDialog {...part} step={asked} onClose={() => ask(null)} />
      )}
    </>
  );
};
