import { useTranslate } from 'ra-core';
import { Failed } from '../ui/states/Failed';
import { NotFoundPage } from '../ui/states/NotFoundPage';

/** The fields of the client's errors that the page shows; any other error's message is meant for developers. */
interface PageFault {
  message: string;
  status?: number;
  requestId?: string | undefined;
}

interface ErrorPageProps {
  error: PageFault;
  resetErrorBoundary?: () => void;
}

/** Error page of point 8: the message and status of a failed call; 500, with our own wording, for anything else. */
export const ErrorPage = ({ error, resetErrorBoundary }: ErrorPageProps) => {
  const translate = useTranslate();
  const status = error.status ?? 500;
  if (status === 404) return <NotFoundPage />;
  return (
    <Failed
      title={(error.status !== undefined && error.message) || translate('app.states.failed')}
      text={status > 0 ? translate('app.states.status', { status }) : undefined}
      requestId={error.requestId}
      onRetry={status === 403 ? undefined : (resetErrorBoundary ?? (() => location.reload()))}
      heading="h2"
    />
  );
};
