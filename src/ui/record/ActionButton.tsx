import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { Button, type ButtonProps } from '../controls/Button';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { lazyPart } from '../lazy/lazyPart';
import { type RecordAction, useRecordAction } from './useRecordAction';

const ActionDialog = lazyPart(() => import('../form/ActionDialog').then(module => module.ActionDialog));

interface ActionButtonProps extends RecordAction, Pick<ButtonProps, 'size' | 'startIcon' | 'variant'> {
  /** What it does is hard to undo: the button that confirms it is red. */
  danger?: boolean;
  /** The contract's schema of what must be given, such as a reason; it is sent along with `body`. */
  input?: z.ZodObject;
  defaultValues?: object;
  /** The inputs for it. */
  children?: ReactNode;
}

/**
 * A button that performs one of the resource's custom actions on the record, for users who may. If `actions.<action>` has a `title`
 * and a `text`, it asks for confirmation first; with `input`, it asks for that, below the `title`.
 *
 * @example <ActionButton action="endSessions" danger /> // actions: { endSessions: { label, title, text, done } }
 * @example <ActionButton action="reject" input={rejection} danger><SchemaInput source="reason" /></ActionButton>
 */
export const ActionButton = (props: ActionButtonProps) => {
  const { danger, size, startIcon, variant, input, defaultValues = {}, children, ...action } = props;
  const translate = useTranslate();
  const { may, key, busy, act, send } = useRecordAction(action);
  const [asking, setAsking] = useState(false);
  if (!may) return null;
  const label = translate(`${key}.label`);
  const title = translate(`${key}.title`, { ...action.args, _: '' });
  const stop = () => setAsking(false);
  return (
    <>
      <Button
        size={size}
        startIcon={startIcon}
        variant={variant}
        color={input && danger ? 'error' : undefined}
        disabled={busy}
        onClick={() => (title ? setAsking(true) : void act())}
      >
        {label}
      </Button>
      {input && asking && (
        <ActionDialog
          {...{ input, defaultValues, title, label, danger, send, children }}
          action={action.words ?? action.action}
          onClose={stop}
        />
      )}
      {!input && title && (
        <ConfirmDialog
          open={asking}
          danger={danger}
          busy={busy}
          title={title}
          text={translate(`${key}.text`, { ...action.args })}
          cancel={translate('app.form.cancel')}
          confirm={label}
          onCancel={stop}
          onConfirm={() => void act().finally(stop)}
        />
      )}
    </>
  );
};
