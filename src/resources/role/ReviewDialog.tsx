import { useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useCallback, useId, useState } from 'react';
import { type Role, type RoleImpact, roleApi } from '../../../contract/identity/role';
import { call } from '../../dataProvider/call';
import { useRightMessages } from '../../i18n/useRightMessages';
import { Button } from '../../ui/controls/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/material/overlays';
import { difference } from './rights';
import './reviewDialog.css';

const NAMED = 5;

interface ReviewDialogProps extends Pick<Review, 'slugs' | 'onBack'> {
  role: Role;
  /** Absent if read-only. */
  onConfirm?: Review['onConfirm'];
}

/** Confirms a role's change: added and removed rights, and the people affected. */
export const ReviewDialog = ({ role, slugs, onConfirm, onBack }: ReviewDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const t = (key: string, args?: object) => translate(`resources.role.review.${key}`, args);
  const { data, error } = useQuery({
    queryKey: [roleApi.impact.call, role.id, slugs],
    queryFn: () => call(roleApi.impact, { params: { id: role.id }, body: { slugs: [...slugs] } }),
    gcTime: 0,
  });
  const refused = data?.refused ?? [];
  return (
    <Dialog open onClose={onBack} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <DialogTitle id={`${id}-title`}>{t('title', { name: role.name })}</DialogTitle>
      <DialogContent className="review stack gap-12">
        {error ? (
          <p role="alert">
            {t('failed')} {error.message}
          </p>
        ) : data ? (
          <Impact impact={data} />
        ) : (
          <p role="status">{t('loading')}</p>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack}>{t('back')}</Button>
        {onConfirm && (
          <Button variant="contained" onClick={onConfirm} disabled={!(data || error) || refused.length > 0} autoFocus>
            {t('save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

const Impact = ({ impact }: { impact: RoleImpact }) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`resources.role.review.${key}`, args);
  const { holders, gained, lost, implied, refused } = impact;
  const named = holders.list.slice(0, NAMED);
  const more = holders.total - named.length;
  const { right } = useRightMessages();
  const labels = new Map(gained.map(({ slug, label }) => [slug, right(slug, label)]));
  return (
    <>
      {refused.length > 0 && (
        <p className="review-refused" role="alert">
          {t('refused', { rights: refused.map(slug => labels.get(slug) ?? slug).join(', ') })}
        </p>
      )}
      {gained.length + lost.length === 0 && <p>{t('same')}</p>}
      {gained.length > 0 && (
        <section>
          <h3>{t('gained', { count: gained.length })}</h3>
          <ul className="review-list stack gap-4">
            {gained.map(({ slug, label }) => (
              <li key={slug} data-gained="true">
                <Plus size={16} strokeWidth={2} aria-hidden />
                <span>
                  {right(slug, label)} {implied.includes(slug) && <small>({t('along')})</small>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {lost.length > 0 && (
        <section>
          <h3>{t('lost', { count: lost.length })}</h3>
          <ul className="review-list stack gap-4">
            {lost.map(({ slug, label }) => (
              <li key={slug} data-gained="false">
                <Minus size={16} strokeWidth={2} aria-hidden />
                <span>{right(slug, label)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        {holders.total === 0 ? (
          t('nobody')
        ) : (
          <>
            {t('for', { count: holders.total })} {named.map(({ name }) => name).join(', ')}
            {more > 0 && ` ${translate('resources.role.holders.more', { count: more })}`}.
          </>
        )}
      </p>
    </>
  );
};

interface Review {
  slugs: readonly string[];
  onConfirm: () => void;
  onBack: () => void;
}

/** Reviews a role before it is saved: `before` awaits the confirmation, `review` holds the dialog's data. */
export function useReview(role: Role | undefined) {
  const [review, setReview] = useState<Review | null>(null);
  const before = useCallback(
    async (values: object) => {
      const { slugs } = values as Pick<Role, 'slugs'>;
      const { gained, lost } = difference(role?.slugs ?? [], slugs);
      if (!role || gained.length + lost.length === 0) return;
      await new Promise<void>((resolve, reject) => {
        setReview({
          slugs,
          onConfirm: resolve,
          onBack: () => reject(new DOMException('The person went back to the form.', 'AbortError')),
        });
      }).finally(() => setReview(null));
    },
    [role],
  );
  return { before, review };
}
