import { Button } from '@mui/material';
import { Banknote, Check, CircleX, type LucideIcon, Repeat2, Search } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Order } from '../../../contract/order/orderRecord';
import { COMPLAINT_FACTS } from '../../../contract/order/reasons';
import type { StaffStep } from '../../../contract/order/staffSteps';
import type { OrderPart } from './OrderPart';
import { StepDialog } from './StepDialog';

const icons: Record<StaffStep, LucideIcon> = {
  review: Search,
  resend: Repeat2,
  cancel: CircleX,
  received: Check,
  finish_refund: Banknote,
};

/** What usually settles a complaint of its kind, else the only step that there is. */
function suggested({ actions, complaints }: Order): StaffStep | undefined {
  const open = complaints.find(({ decision }) => decision === null);
  const usual = open && COMPLAINT_FACTS[open.reason_code].suggested;
  return usual && actions.includes(usual) ? usual : actions.length === 1 ? actions[0] : undefined;
}

/** The steps that the state allows and the person may take, as buttons; the usual one filled and at the right. */
export const OrderSteps = (part: OrderPart) => {
  const translate = useTranslate();
  const [asked, ask] = useState<StaffStep | null>(null);
  const { actions } = part.order;
  const main = suggested(part.order);
  const ordered = [...actions.filter(step => step !== main), ...(main ? [main] : [])];
  return (
    <>
      {ordered.map(step => {
        const Icon = icons[step];
        return (
          <Button
            key={step}
            variant={step === main ? 'contained' : 'outlined'}
            color={step === 'cancel' ? 'error' : 'primary'}
            startIcon={<Icon />}
            aria-haspopup="dialog"
            onClick={() => ask(step)}
          >
            {translate(`resources.monitoring-order.step.label.${step}`)}
          </Button>
        );
      })}
      {asked && <StepDialog {...part} step={asked} onClose={() => ask(null)} />}
    </>
  );
};
