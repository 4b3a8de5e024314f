import { Button } from '@mui/material';
import { useBlocker } from 'ra-core';
import { useEffect, useState } from 'react';
import { isExpired } from '../../dataProvider/sessionExpiry';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { usePrices } from './usePrices';
import './draftBar.css';

interface DraftBarProps {
  count: number;
  onLook: () => void;
  onDiscard: () => void;
}

/** How many prices were typed and are not applied, with the way on and the way back. Leaving the page asks first. */
export const DraftBar = ({ count, onLook, onDiscard }: DraftBarProps) => {
  const { t } = usePrices();
  const [asking, setAsking] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  const leaving = blocker.state === 'blocked';
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isExpired()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const stay = () => {
    setAsking(false);
    if (leaving) blocker.reset?.();
  };
  return (
    <div className="price-draft" role="status">
      <b>{t('draft.count', { smart_count: count })}</b>
      <Button onClick={() => setAsking(true)}>{t('draft.discard')}</Button>
      <Button variant="contained" onClick={onLook}>
        {t('draft.look')}
      </Button>
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
