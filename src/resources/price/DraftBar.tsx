import { useBlocker } from 'ra-core';
import { useEffect, useState } from 'react';
import { holdPage } from '../../browser/heldPage';
import { isExpired } from '../../dataProvider/sessionExpiry';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useSaveKey } from '../../ui/shortcuts/useSaveKey';
import { useReadOnlyReason } from '../../ui/useReadOnlyReason';
import { WriteButton } from '../../ui/WriteButton';
import { usePrices } from './usePrices';
import './draftBar.css';

interface DraftBarProps {
  count: number;
  /** Whether they are being reviewed already. */
  isLooking: boolean;
  onLook: () => void;
  onDiscard: () => void;
}

/** Number of unapplied prices, with buttons to review or discard them. Asks for confirmation before the page is left. */
export const DraftBar = ({ count, isLooking, onLook, onDiscard }: DraftBarProps) => {
  const { t } = usePrices();
  const [asking, setAsking] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  const leaving = blocker.state === 'blocked';
  useEffect(() => holdPage({ isUnsaved: () => !isExpired() }), []);
  const refusal = useReadOnlyReason();
  useSaveKey(onLook, !isLooking && !refusal);
  const stay = () => {
    setAsking(false);
    if (leaving) blocker.reset?.();
  };
  return (
    <div className="price-draft" role="status">
      <b>{t('draft.count', { smart_count: count })}</b>
      <Button onClick={() => setAsking(true)}>{t('draft.discard')}</Button>
      <WriteButton variant="contained" disabled={isLooking} aria-keyshortcuts="Control+S Meta+S" onClick={onLook}>
        {t('draft.look')}
      </WriteButton>
      <ConfirmDialog
        open={asking || leaving}
        title={t('draft.ask', { smart_count: count })}
        text={t('draft.lost')}
        cancel={t('draft.stay')}
        confirm={t('draft.discard')}
        danger
        onCancel={stay}
        onConfirm={() => {
          setAsking(false);
          if (leaving) blocker.proceed?.();
          onDiscard();
        }}
      />
    </div>
  );
};
