import { Button } from '@mui/material';
import { EditBase, useEditContext, useResourceContext, useRouterProvider, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { useListAddress } from '../list/listMemory';
import { RecordFailure } from '../states/RecordFailure';
import { StateBox } from '../states/StateBox';
import { useNoun } from '../useNoun';
import { useRecordMeta } from '../useRecordMeta';
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
  const { isOfOwnRegion } = useCatalogue();
  const listAddress = useListAddress();
  const { Link } = useRouterProvider();
  const { record, error, refetch } = useEditContext();
  useRecordMeta(record);
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
  return <RecordFailure error={error} onRetry={refetch} />;
};
