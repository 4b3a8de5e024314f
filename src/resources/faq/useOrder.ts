import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import { type Faq, type FaqCategory, faqApi } from '../../../contract/faq';
import { ApiError } from '../../dataProvider/ApiError';
import { call } from '../../dataProvider/call';

/**
 * The order of a category's questions, updated optimistically and saved one call at a time; of several moves in a row only the last is
 * sent. A conflict is reported, and the server's order shown instead.
 */
export function useOrder(category: FaqCategory, rows: readonly Faq[]) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  /** The order shown until the server has saved it and the list is refetched. */
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const latest = useRef<readonly string[] | null>(null);

  const ordered = useMemo(() => {
    if (!wanted) return rows;
    const places = new Map(wanted.map((id, index) => [id, index]));
    return rows.toSorted((a, b) => (places.get(a.id) ?? rows.length) - (places.get(b.id) ?? rows.length));
  }, [rows, wanted]);

  const save = async (from: readonly string[]) => {
    let was = from;
    try {
      while (latest.current && latest.current !== was) {
        const ids = latest.current;
        const body = differing(was, ids);
        if (body.ids.length > 0) await call(faqApi.order, { body: { category_code: category, ...body } });
        was = ids;
        if (latest.current === ids) await queryClient.invalidateQueries({ queryKey: ['faq'] });
      }
    } catch (error) {
      notify(error instanceof ApiError ? error.message : translate('app.states.failed_text'), { type: 'error' });
      await queryClient.invalidateQueries({ queryKey: ['faq'] });
    } finally {
      latest.current = null;
      setWanted(null);
    }
  };

  const place = (ids: readonly string[]) => {
    const idle = latest.current === null;
    latest.current = ids;
    setWanted(ids);
    if (idle) void save(rows.map(({ id }) => id));
  };

  return { ordered, place };
}

/** Returns the part in which two orders differ: changes before and after it do not conflict. */
function differing(was: readonly string[], ids: readonly string[]) {
  const first = ids.findIndex((id, index) => id !== was[index]);
  const last = ids.findLastIndex((id, index) => id !== was[index]);
  return first < 0 ? { was: [], ids: [] } : { was: was.slice(first, last + 1), ids: ids.slice(first, last + 1) };
}
