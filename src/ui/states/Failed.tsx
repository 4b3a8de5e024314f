import { RefreshCw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ApiError } from '../../dataProvider/ApiError';
import { Button } from '../controls/Button';
import { StateBox, type StateBoxProps } from './StateBox';

interface FailedProps extends Pick<StateBoxProps, 'heading'> {
  /** What failed: 'Daftar pesanan tidak dapat dimuat'. */
  title?: string;
  /** An ApiError shows its message, status and request id; any other error shows 500 and nothing of its own. */
  error?: unknown;
  /** The reason, in place of the error's message. */
  text?: string | undefined;
  /** Identifies the request in the server's log. */
  requestId?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Another way out, beside 'Coba lagi'. */
  otherwise?: ReactNode;
}

/** Shown after a failure: what happened, the status (point 8), the request id for the helpdesk, and 'Coba lagi'; for a missing permission
 * only which one. */
export const Failed = ({ title, error, text: given, requestId: id, onRetry, otherwise, ...rest }: FailedProps) => {
  const translate = useTranslate();
  const response = error instanceof ApiError ? error : undefined;
  const text = given ?? response?.message;
  const requestId = id ?? response?.requestId;
  // 0 if there was no response
  const status = error ? (response?.status ?? 500) : 0;
  // the message names the missing permission, and trying again would not help
  const refused = status === 403;
  return (
    <StateBox
      {...rest}
      drawing={refused ? 'lock' : 'broken'}
      title={title ?? translate('app.states.failed')}
      text={
        <>
          {status > 0 && !refused && `${translate('app.states.status', { status })}. `}
          {text ?? translate('app.states.failed_text')}
          {requestId && !refused && !text?.includes(requestId) && (
            <>
              {' '}
              {translate('app.states.failed_id')} <b>{requestId}</b>
            </>
          )}
        </>
      }
      action={
        <>
          {onRetry && !refused && (
            <Button startIcon={<RefreshCw />} onClick={onRetry}>
              {translate('app.states.retry')}
            </Button>
          )}
          {otherwise}
        </>
      }
    />
  );
};
