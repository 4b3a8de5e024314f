import { useBlocker, useTranslate } from 'ra-core';
import { type RefObject, useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { holdPage } from '../../../browser/heldPage';
import { isExpired } from '../../../dataProvider/sessionExpiry';
import { ConfirmDialog } from '../../ConfirmDialog';
import type { DraftKeeper } from '../draft/DraftKeeper';
import { useResourceForm } from '../FormContext';

interface UnsavedGuardProps {
  /** True once the record is saved or deleted, when there is nothing left to confirm. */
  released: RefObject<boolean>;
  drafts: DraftKeeper;
  /** Query parameters that keep the form open: changing them also counts as leaving it. */
  heldBy?: readonly string[] | undefined;
}

/** Asks for confirmation before unsaved input is lost by a link, by 'back' or by closing the tab. */
export const UnsavedGuard = ({ released, drafts, heldBy = [] }: UnsavedGuardProps) => {
  const translate = useTranslate();
  const { release } = useResourceForm();
  const { isDirty } = useFormState();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !released.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        heldBy.some(name => paramOf(currentLocation, name) !== paramOf(nextLocation, name))),
  );
  useEffect(() => {
    if (isDirty) return holdPage({ isUnsaved: () => !released.current && !isExpired(), forget: () => drafts.forget() });
  }, [isDirty, released, drafts]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate('app.leave.title')}
      text={translate('app.leave.text')}
      cancel={translate('app.leave.stay')}
      confirm={translate('app.leave.discard')}
      danger
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        release();
        blocker.proceed?.();
      }}
    />
  );
};

const paramOf = ({ search }: { search: string }, name: string) => new URLSearchParams(search).get(name);
