import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { z } from 'zod';
import { historyApi } from '../../../contract/history';
import { call } from '../../dataProvider/call';
import { Button } from '../Button';
import { Moment } from '../Moment';
import { Failed } from '../states/Failed';
import { TableSkeleton } from '../states/TableSkeleton';
import { useNoun } from '../useNoun';
import { useSentences } from './useSentences';
import './history.css';

export interface RecordHistoryProps {
  entity: string;
  recordId: string;
  schema: z.ZodObject;
}

const PAGE = 20;

/** A record's history, newest first, loaded page by page. */
export const RecordHistory = ({ entity, recordId, schema }: RecordHistoryProps) => {
  const translate = useTranslate();
  const noun = useNoun();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [historyApi.list.call, entity, recordId],
    queryFn: ({ pageParam, signal }) =>
      call(historyApi.list, { params: { entity, id: recordId }, query: { page: pageParam, limit: PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.total_page ? meta.page + 1 : undefined),
    retry: false,
  });
  const changes = data?.pages.flatMap(({ list }) => list) ?? [];
  const sentencesOf = useSentences(schema, changes);
  return (
    <div className="history">
      {isPending && <TableSkeleton rows={6} columns={1} />}
      {error && (
        <Failed heading="h3" title={translate('app.history.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data && changes.length === 0 && <p>{translate('app.history.empty', { noun: noun() })}</p>}
      <ol>
        {changes.map(change => (
          <li key={change.id}>
            <Moment value={change.at} />
            {sentencesOf(change).map(({ field, text }) => (
              <p key={field}>{text}</p>
            ))}
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} disabled={isFetchingNextPage}>
          {translate(isFetchingNextPage ? 'app.states.loading' : 'app.history.more')}
        </Button>
      )}
    </div>
  );
};
