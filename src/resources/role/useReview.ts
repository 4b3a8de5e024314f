import { useCallback, useState } from 'react';
import type { Role } from '../../../contract/identity/role';
import { difference } from './rights';

export interface Review {
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
