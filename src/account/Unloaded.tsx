import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';

/** A part of a page that could not be loaded, within its card. */
export const Unloaded = ({ onRetry }: { onRetry: () => void }) => {
  const translate = useTranslate();
  return (
    <p className="field-wide" role="alert">
      {translate('app.account.failed')}{' '}
      <Button size="small" onClick={() => onRetry()}>
        {translate('app.account.retry')}
      </Button>
    </p>
  );
};
