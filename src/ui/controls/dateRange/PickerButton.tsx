import { Calendar } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Popover } from '../../material/overlays';
import { RowAction } from '../RowAction';
import { usePopoverFit } from '../usePopoverFit';

interface PickerButtonProps {
  /** Label of the field. */
  label: string;
  preload?: () => void;
  children: (close: () => void) => ReactNode;
}

/** A button in a field that opens a calendar; the focus returns to it on closing. */
export const PickerButton = ({ label, preload, children }: PickerButtonProps) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { action, paper } = usePopoverFit();
  const name = translate('app.period.open', { field: label });
  return (
    <>
      <RowAction
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Calendar size={18} aria-hidden />
      </RowAction>
      {anchor && (
        <Popover
          open
          action={action}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { ref: paper, role: 'dialog', 'aria-label': name } }}
        >
          {children(() => setAnchor(null))}
        </Popover>
      )}
    </>
  );
};
