import { useRouterProvider, useTranslate } from 'ra-core';
import { ApiError } from '../../dataProvider/ApiError';
import { Button } from '../controls/Button';
import { capitalised, useNoun } from '../fields/useNoun';
import { useListAddress } from '../list/listMemory';
import { Failed } from './Failed';
import { NotFoundPage } from './NotFoundPage';

interface RecordFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Says why a record cannot be shown: it was not found, or could not be loaded. */
export const RecordFailure = ({ error, onRetry }: RecordFailureProps) => {
  const translate = useTranslate();
  const noun = useNoun();
  const listAddress = useListAddress();
  const { Link } = useRouterProvider();
  const messages = { noun: noun(), Noun: capitalised(noun()) };
  if (error instanceof ApiError && error.status === 404)
    return (
      <NotFoundPage
        text={`${translate('app.form.gone', messages)}. ${translate('app.form.gone_text')}`}
        action={
          <Button component={Link} to={listAddress}>
            {translate('app.form.to_list', messages)}
          </Button>
        }
      />
    );
  return <Failed title={translate('app.form.load_failed', messages)} error={error} onRetry={onRetry} />;
};
