import { Volume2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { DeskValues } from './deskForm';
import type { Desk } from './useDesk';
import { useReadAloud } from './useReadAloud';

const WATCHED = ['name', 'address', 'payment_method'] as const;

interface ReadAloudProps extends Pick<Desk, 'cart' | 'merchant'> {
  total: number;
}

/** The order as read to the caller before it is placed. */
export const ReadAloud = ({ cart, merchant, total }: ReadAloudProps) => {
  const translate = useTranslate();
  const readAloud = useReadAloud();
  const [name, address, payment_method] = useWatch<DeskValues, typeof WATCHED>({ name: WATCHED });
  if (!merchant || cart.length === 0 || !name || !address) return null;
  const items = cart.map(line => ({ name: line.name, quantity: line.amount }));
  const { distance_m } = merchant;
  const order = { items, address, distance_m, total, payment_method, recipient_name: name };
  return (
    <div className="read-aloud">
      <h3>
        <Volume2 size={14} aria-hidden />
        {translate('pages.desk.read.title')}
      </h3>
      <p>{readAloud('read.text', order)}</p>
    </div>
  );
};
