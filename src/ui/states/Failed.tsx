import { RefreshCw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { ApiError } from '../../dataProvider/ApiError';
import { Button } from '../Button';
import { StateBox, type StateBoxProps } from './StateBox';

interface FailedProps extends Pick<StateBoxProps, 'heading'> {
  /** What could not be done: 'Daftar pesanan tidak dapat dimuat'. */
  title?: string;
  /** What a call was answered: its message, its status and its id are said; of anything else 500, and nothing that it says. */
  error?: unknown;
  /** Why, in other words than the error's. */
  text?: string | undefined;
  /** Names the request in the server's log. */
  requestId?: string | undefined;
  onRetry?: () => void;
}

/** It went wrong: what happened, the status (point 8), the id for the helpdesk, 'Coba lagi'. */
export const Failed = ({ title, error, text: given, requestId: id, onRetry, ...rest }: FailedProps) => {
  const translate = useTranslate();
  const answer = error instanceof ApiError ? error : undefined;
  const text = given ?? answer?.message;
  const requestId = id ?? answer?.requestId;
  // where nobody answered there is none
  const status = error ? (answer?.status ?? 500) : 0;
  return (
    <StateBox
      {...rest}
      drawing="broken"
      title={title ?? translate('app.states.failed')}
      text={
        <>
          {status > 0 && `${translate('app.states.status', { status })}. `}
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
