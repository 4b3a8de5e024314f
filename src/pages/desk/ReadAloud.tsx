import { Volume2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useDeskContext } from './DeskContext';
import type { DeskValues } from './deskForm';
import { useReadAloud } from './useReadAloud';

/** The order as it is read to the caller before it is placed. */
export const ReadAloud = () => {
  const translate = useTranslate();
  const readAloud = useReadAloud();
  const { cart, merchant, amounts } = useDeskContext();
  const { name, address, payment_method } = useWatch<DeskValues>() as DeskValues;
  if (!merchant || cart.length === 0 || !name || !address) return null;
  const items = cart.map(line => ({ name: line.name, quantity: line.amount }));
  const { distance_m } = merchant;
  const order = { items, address, distance_m, total: amounts.total, payment_method, recipient_name: name };
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
