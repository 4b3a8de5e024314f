import { Button } from '@mui/material';
import {
  EditBase,
  useCreatePath,
  useEditContext,
  useGetRecordRepresentation,
  useResourceContext,
  useRouterProvider,
  useTranslate,
} from 'ra-core';
import type { ReactNode } from 'react';
import { ApiError } from '../../dataProvider/ApiError';
import { useRecordCrumb } from '../../layout/PageMeta';
import { EmptyState } from '../states/EmptyState';
import { Failed } from '../states/Failed';
import { capitalised, useNoun } from '../useNoun';
import { FormSkeleton } from './FormSkeleton';

/** The page that changes a record: its form once the record is there, or why it is not. */
export const ResourceEdit = ({ children }: { children: ReactNode }) => (
  // The server's messages reach the fields only when the answer is waited for. Failures are told where the form stands.
  <EditBase mutationMode="pessimistic" redirect={false} queryOptions={{ onError: () => undefined }}>
    <Opened>{children}</Opened>
  </EditBase>
);

const Opened = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const noun = useNoun();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const { Link } = useRouterProvider();
  const { record, error, refetch } = useEditContext();
  const name = useGetRecordRepresentation(resource)(record);
  useRecordCrumb(record && typeof name === 'string' ? name : undefined);
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
          <Button component={Link} to={createPath({ resource, type: 'list' })}>
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
