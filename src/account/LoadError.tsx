import { useTranslate } from 'ra-core';
import { Button } from '../ui/controls/Button';

/** Error state of part of a page, within its card. */
export const LoadError = ({ onRetry }: { onRetry: () => void }) => {
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
