import { RefreshCw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Button } from '../Button';
import { StateBox, type StateBoxProps } from './StateBox';

interface FailedProps extends Pick<StateBoxProps, 'heading'> {
  /** What could not be done: 'Daftar pesanan tidak dapat dimuat'. */
  title?: string;
  /** Why, as far as it is known. */
  text?: string | undefined;
  /** Names the request in the server's log. */
  requestId?: string | undefined;
  onRetry?: () => void;
}

/** It went wrong: what happened, the id for the helpdesk, 'Coba lagi'. */
export const Failed = ({ title, text, requestId, onRetry, ...rest }: FailedProps) => {
  const translate = useTranslate();
  return (
    <StateBox
      {...rest}
      drawing="broken"
      title={title ?? translate('app.states.failed')}
      text={
        <>
          {text ?? translate('app.states.failed_text')}
          {requestId && !text?.includes(requestId) && (
            <>
              {' '}
              {translate('app.states.failed_id')} <b>{requestId}</b>
            </>
          )}
        </>
      }
      action={
        onRetry && (
          <Button startIcon={<RefreshCw />} onClick={onRetry}>
            {translate('app.states.retry')}
          </Button>
        )
      }
    />
  );
};
