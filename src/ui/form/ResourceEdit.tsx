import { Button } from '@mui/material';
import {
  EditBase,
  useEditContext,
  useGetRecordRepresentation,
  useResourceContext,
  useRouterProvider,
  useTranslate,
} from 'ra-core';
import type { ReactNode } from 'react';
import { ApiError } from '../../dataProvider/ApiError';
import { usePageMeta, useRefinePageMeta } from '../../layout/PageMeta';
import { isOfOwnRegion } from '../../resources/access';
import { useListAddress } from '../list/listMemory';
import { EmptyState } from '../states/EmptyState';
import { Failed } from '../states/Failed';
import { StateBox } from '../states/StateBox';
import { capitalised, useNoun } from '../useNoun';
import { FormSkeleton } from './FormSkeleton';
import { failAtOnce } from './failAtOnce';

/** The page that changes a record: its form once the record is there, or why it is not. */
export const ResourceEdit = ({ children }: { children: ReactNode }) => (
  // The server's messages reach the fields only when the answer is waited for. Failures are told where the form stands.
  <EditBase
    mutationMode="pessimistic"
    redirect={false}
    mutationOptions={failAtOnce}
    queryOptions={{ onError: () => undefined }}
  >
    <Opened>{children}</Opened>
  </EditBase>
);

const Opened = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const noun = useNoun();
  const resource = useResourceContext() ?? '';
  const listAddress = useListAddress();
  const { Link } = useRouterProvider();
  const { record, error, refetch } = useEditContext();
  const name = useGetRecordRepresentation(resource)(record);
  useRecordMeta(record && typeof name === 'string' ? name : undefined);
  if (record && !isOfOwnRegion(resource, record))
    return (
      <StateBox
        drawing="lock"
        title={translate('app.form.nationwide', { noun: noun() })}
        text={translate('app.form.nationwide_text', { noun: noun() })}
        action={
          <Button component={Link} to={listAddress}>
            {translate('app.form.to_list', { noun: noun() })}
          </Button>
        }
      />
    );
  if (record) return children;
  if (!error) return <FormSkeleton />;
  const words = { noun: noun(), Noun: capitalised(noun()) };
  if ((error as unknown as ApiError).status === 404)
    return (
      <EmptyState
        drawing="search"
        title={translate('app.form.gone', words)}
        text={translate('app.form.gone_text')}
        action={
          <Button component={Link} to={listAddress}>
            {translate('app.form.to_list', words)}
          </Button>
        }
      />
    );
  return (
    <Failed
      title={translate('app.form.load_failed', words)}
      text={(error as Error).message}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      onRetry={refetch}
    />
  );
};

/** The page bears the record's name, and leads back to the list as it was left. */
function useRecordMeta(name: string | undefined) {
  const { breadcrumbs } = usePageMeta();
  const back = useListAddress();
  useRefinePageMeta(name ? { back, breadcrumbs: [...breadcrumbs.slice(0, -1), { label: name }] } : undefined);
}
