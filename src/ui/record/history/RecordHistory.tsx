import { useInfiniteQuery } from '@tanstack/react-query';
import { useResourceContext, useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { z } from 'zod';
import { fieldAt } from '../../../../contract/core/fieldAt';
import { kindOf } from '../../../../contract/core/fieldKind';
import { type Change, historyApi } from '../../../../contract/history';
import { asRecorded } from '../../../../contract/recordedFields';
import { useAuditMessages } from '../../../catalogue/useAuditMessages';
import { call } from '../../../dataProvider/call';
import { Button } from '../../controls/Button';
import { Moment } from '../../display/Moment';
import { useNoun } from '../../fields/useNoun';
import { useValueText } from '../../fields/useValueText';
import { Failed } from '../../states/Failed';
import { TableSkeleton } from '../../states/TableSkeleton';
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
    <div className="history stack">
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

interface Sentence {
  /** The field it is about; the action if it is about the whole record. */
  field: string;
  text: string;
}

/** Returns a function that describes changes of a record in sentences: 'Ratna mengubah Judul dari “Lama” menjadi “Baru”.' */
export function useSentences(schema: z.ZodObject, shown: readonly Change[]): (change: Change) => Sentence[] {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const noun = useNoun();
  const { action: actionName, recorded } = useAuditMessages();
  const whole = useMemo(() => asRecorded(schema), [schema]);
  const names = useMemo(
    () => Object.assign({}, ...shown.map(change => change.names)) as Record<string, string>,
    [shown],
  );
  const valueText = useValueText(
    whole,
    shown.flatMap(({ changes }) => changes.map(({ field, before, after }) => ({ field, values: [before, after] }))),
    undefined,
    names,
  );
  return useCallback(
    ({ actor, action, label, changes }) => {
      const messages = { actor: actor.name, noun: noun(), label: label ?? '' };
      if (action !== 'update' || changes.length === 0) {
        const text = translate(`app.history.${action}`, {
          ...messages,
          _: translate('app.history.other', { ...messages, action: actionName(action) }),
        });
        return [{ field: action, text }];
      }
      return changes.map(({ field, before, after }) => {
        const name = translate(`resources.${resource}.fields.${field}`, { _: recorded(field) });
        const read = (value: unknown) => valueText(field, value) || translate('app.stale.blank');
        const own = fieldAt(whole, field);
        const kind =
          own && kindOf(own) === 'image'
            ? 'picture'
            : isBlank(before)
              ? 'filled'
              : isBlank(after)
                ? 'emptied'
                : 'changed';
        const args = { ...messages, field: name, before: read(before), after: read(after) };
        return { field, text: translate(`app.history.${kind}`, args) };
      });
    },
    [translate, resource, noun, actionName, recorded, whole, valueText],
  );
}

const isBlank = (value: unknown) => value === null || value === undefined || value === '';
