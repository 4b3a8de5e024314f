import { Form, useBlocker, useTranslate } from 'ra-core';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { holdPage } from '../../../browser/heldPage';
import { isExpired } from '../../../dataProvider/sessionExpiry';
import { useSaveKey } from '../../controls/shortcuts/useSaveKey';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog';
import type { DraftKeeper } from '../draft/DraftKeeper';
import { FormContext, SaveStateContext, useResourceForm } from '../FormContext';
import { PendingUploadsContext } from '../pendingUploads';
import { FormHandle } from './FormHandle';
import type { FormController } from './useFormController';

interface FormBaseProps {
  controller: FormController;
  className: string;
  /** Initial values of a new record, and of fields that a record lacks. */
  defaultValues?: FieldValues | undefined;
  /** Query parameters that keep the form open, if any. */
  heldBy?: readonly string[] | undefined;
  children: ReactNode;
}

/** When a newer record arrives, input typed over the older one is kept. */
const keepTyped = { keepDirtyValues: true };

/** The `<form>` of a controller, with its unsaved-changes guard; the parent lays out the inputs. */
export const FormBase = ({ controller, className, defaultValues, heldBy, children }: FormBaseProps) => {
  const { form, record, resolver, uploads, context, saveState, released, drafts, submit, dialog } = controller;
  useSaveShortcut(context.id, !saveState.saving && !context.readOnly);
  return (
    <PendingUploadsContext value={uploads}>
      <FormContext value={context}>
        <SaveStateContext value={saveState}>
          <Form
            id={context.id}
            className={className}
            noValidate
            record={record.base}
            defaultValues={defaultValues}
            resolver={resolver}
            mode="onTouched"
            resetOptions={keepTyped}
            onSubmit={submit}
            disableInvalidFormNotification
          >
            <FormHandle ref={form} />
            <UnsavedGuard released={released} drafts={drafts} heldBy={heldBy} />
            <ReadyInputs>{children}</ReadyInputs>
          </Form>
        </SaveStateContext>
        {dialog}
      </FormContext>
    </PendingUploadsContext>
  );
};

/** Saves the topmost form on Ctrl+S or Cmd+S. */
const useSaveShortcut = (formId: string, enabled: boolean) =>
  useSaveKey(() => {
    const form = document.getElementById(formId);
    const onTop = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
    if (enabled && form instanceof HTMLFormElement && (!onTop || onTop.contains(form))) form.requestSubmit();
  });

/**
 * Renders a form's content once the form is ready. React Hook Form becomes ready in the form's first commit and rerenders whatever is
 * already mounted, so every input would render twice.
 */
const ReadyInputs = ({ children }: { children: ReactNode }) =>
  useFormContext().formState.isReady ? <Inputs>{children}</Inputs> : null;

const Inputs = ({ children }: { children: ReactNode }) => {
  const { id, firstFocused, readOnly } = useResourceForm();
  useFirstFocus(id, firstFocused, !readOnly);
  return children;
};

/** Text and choice inputs; people do not start at a switch or a file. */
const STARTS =
  'input[name]:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea[name], [role=combobox][name]';

/**
 * Focuses the first field of a form when it opens, so that typing can begin at once. Does nothing on devices where the focus would open
 * a keyboard over half of the page, or if something in the form already has the focus.
 *
 * @param first receives the field's name
 */
function useFirstFocus(formId: string, first: RefObject<string | null>, enabled: boolean) {
  useEffect(() => {
    if (!enabled || window.matchMedia?.('(hover: none)').matches) return;
    const form = document.getElementById(formId);
    if (!form || form.contains(document.activeElement)) return;
    const fields = form.querySelectorAll<HTMLInputElement>(STARTS);
    const field = [...fields].find(({ disabled, readOnly, tabIndex }) => !disabled && !readOnly && tabIndex >= 0);
    if (!field) return;
    first.current = field.name;
    field.focus({ preventScroll: true });
  }, [formId, first, enabled]);
}

interface UnsavedGuardProps {
  /** True once the record is saved or deleted, when there is nothing left to confirm. */
  released: RefObject<boolean>;
  drafts: DraftKeeper;
  /** Query parameters that keep the form open: changing them also counts as leaving it. */
  heldBy?: readonly string[] | undefined;
}

/** Asks for confirmation before unsaved input is lost by a link, by 'back' or by closing the tab. */
const UnsavedGuard = ({ released, drafts, heldBy = [] }: UnsavedGuardProps) => {
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
