import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Button, type ButtonProps } from './Button';
import { ConfirmDialog } from './ConfirmDialog';
import { type RecordAction, useRecordAction } from './useRecordAction';

interface ActionButtonProps extends RecordAction, Pick<ButtonProps, 'size' | 'startIcon' | 'variant'> {
  /** The confirmation has a red button. */
  danger?: boolean;
}

/**
 * A button that performs one of the resource's custom actions on the record, for users who may. If `actions.<action>` has a `title`
 * and a `text`, it asks for confirmation first.
 *
 * @example <ActionButton action="endSessions" danger /> // actions: { endSessions: { label, title, text, done } }
 */
export const ActionButton = ({ danger, size, startIcon, variant, ...action }: ActionButtonProps) => {
  const translate = useTranslate();
  const { may, key, busy, act } = useRecordAction(action);
  const [asking, setAsking] = useState(false);
  if (!may) return null;
  const label = translate(`${key}.label`);
  const title = translate(`${key}.title`, { ...action.args, _: '' });
  return (
    <>
      <Button
        size={size}
        startIcon={startIcon}
        variant={variant}
        disabled={busy}
        onClick={() => (title ? setAsking(true) : void act())}
      >
        {label}
      </Button>
      {title && (
        <ConfirmDialog
          open={asking}
          danger={danger}
          busy={busy}
          title={title}
          text={translate(`${key}.text`, { ...action.args })}
          cancel={translate('app.form.cancel')}
          confirm={label}
          onCancel={() => setAsking(false)}
          onConfirm={() => void act().finally(() => setAsking(false))}
        />
      )}
    </>
  );
};
