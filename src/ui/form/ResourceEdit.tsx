import {
  EditBase,
  EditContext,
  type RaRecord,
  SaveContextProvider,
  ShowBase,
  ShowContext,
  useCanAccess,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useContext } from 'react';
import { useNoun } from '../fields/useNoun';
import { useRecordMeta } from '../record/useRecordMeta';
import { RecordFailure } from '../states/RecordFailure';
import { FormSkeleton } from './FormSkeleton';
import { failAtOnce } from './failAtOnce';
import { ReadOnlyContext, useReadOnly } from './useReadOnly';
import './resourceEdit.css';

// errors are shown in place of the form
const quiet = { onError: () => undefined };
const nowhere = {};

interface ResourceEditProps {
  /** Uses the record's name as the page's title. */
  titled?: boolean;
  children: ReactNode;
}

/**
 * The edit page: the form once the record is loaded, or the error. Read-only for users who may only read the
 * record.
 */
export const ResourceEdit = ({ titled = false, children }: ResourceEditProps) => {
  const resource = useResourceContext() ?? '';
  const { canAccess, isPending } = useCanAccess({ resource, action: 'edit' });
  if (isPending) return <FormSkeleton />;
  if (!canAccess)
    return (
      <ShowBase queryOptions={quiet}>
        <SaveContextProvider value={nowhere}>
          <ReadOnlyContext value={true}>
            <Opened titled={titled}>{children}</Opened>
          </ReadOnlyContext>
        </SaveContextProvider>
      </ShowBase>
    );
  return (
    // The server's errors can be shown at the fields only if the response is awaited.
    <EditBase mutationMode="pessimistic" redirect={false} mutationOptions={failAtOnce} queryOptions={quiet}>
      <Opened titled={titled}>{children}</Opened>
    </EditBase>
  );
};

const Opened = ({ titled, children }: Required<ResourceEditProps>) => {
  const translate = useTranslate();
  const noun = useNoun();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RaRecord>();
  const { error, refetch } = useRecordState();
  const readOnly = useReadOnly();
  const { canAccess = true } = useCanAccess({ resource, action: 'edit', ...(record && { record }) });
  useRecordMeta(record, titled);
  if (!record) return error ? <RecordFailure error={error} onRetry={refetch} /> : <FormSkeleton />;
  if (readOnly || canAccess) return children;
  // the record belongs to another region than the user's, or to the whole country
  return (
    <ReadOnlyContext value={true}>
      <p className="form-note" role="note">
        <b>{translate('app.form.nationwide', { noun: noun() })}</b>{' '}
        {translate('app.form.nationwide_text', { noun: noun() })}
      </p>
      {children}
    </ReadOnlyContext>
  );
};

/** Returns the loading state of the page's record, on edit and show pages. */
function useRecordState(): { error: unknown; refetch: () => void } {
  const edit = useContext(EditContext);
  const show = useContext(ShowContext);
  const { error, refetch } = edit ?? show ?? {};
  return { error, refetch: () => void refetch?.() };
}
