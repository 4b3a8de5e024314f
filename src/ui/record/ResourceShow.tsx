import { type RaRecord, ShowBase, useShowContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { RefinedMeta } from '../../catalogue/PageMeta';
import { FormSkeleton } from '../form/FormSkeleton';
import { RecordFailure } from '../states/RecordFailure';
import { useRecordMeta } from './useRecordMeta';

interface ResourceShowProps<Row extends RaRecord> {
  /** A field that only the full record has: the page waits for it instead of showing the list's partial row. */
  whole?: keyof Row;
  /** Also uses the record's name as the page's title. */
  titled?: boolean;
  /** Metadata of a page below the record's: its title and back target, if they differ from the record's. */
  meta?: (record: Row) => RefinedMeta;
  children: (record: Row, reload: () => void) => ReactNode;
}

/** A record's page: skeleton, error or content. */
export const ResourceShow = <Row extends RaRecord>(props: ResourceShowProps<Row>) => (
  // errors are shown in place of the record
  <ShowBase queryOptions={{ onError: () => undefined }}>
    <Shown {...props} />
  </ShowBase>
);

const Shown = <Row extends RaRecord>({ whole = 'id', titled, meta, children }: ResourceShowProps<Row>) => {
  const { record, error, refetch } = useShowContext<Row>();
  useRecordMeta(record, titled, record && meta?.(record));
  if (record?.[whole] !== undefined) return children(record, refetch);
  return error ? <RecordFailure error={error} onRetry={refetch} /> : <FormSkeleton />;
};
