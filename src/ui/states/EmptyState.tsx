import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { type Drawing, StateBox } from './StateBox';

interface EmptyStateProps {
  /** What does not exist yet: 'Belum ada promo di Sulawesi'. */
  title?: string;
  text?: string;
  /** The next step, for users who may take it. */
  action?: ReactNode;
  drawing?: Drawing;
}

/** Shown if there is no data and no filter is set. */
export const EmptyState = ({ title, drawing = 'empty', ...rest }: EmptyStateProps) => {
  const translate = useTranslate();
  return <StateBox drawing={drawing} title={title ?? translate('app.states.empty')} {...rest} />;
};
