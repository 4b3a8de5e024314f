import type { LucideIcon } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { IconButton } from '../../IconButton';
import { Menu } from '../../material/overlays';
import { Tooltip } from '../../Tooltip';
import './toolMenu.css';

interface ToolMenuProps {
  title: string;
  icon: LucideIcon;
  disabled?: boolean;
  /** The menu's entries; `close` puts the menu away. They are made when it opens. */
  children: (close: () => void) => ReactNode;
}

/** One of a list's tools: a button with a picture, over a menu. */
export const ToolMenu = ({ title, icon, disabled = false, children }: ToolMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <ToolButton title={title} icon={icon} disabled={disabled} open={anchor !== null} onOpen={setAnchor} />
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={close}
          slotProps={{ list: { 'aria-label': title } }}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        >
          {children(close)}
        </Menu>
      )}
    </>
  );
};

interface ToolButtonProps extends Required<Pick<ToolMenuProps, 'title' | 'icon' | 'disabled'>> {
  open: boolean;
  onOpen: (button: HTMLElement) => void;
}

/** Apart from its menu, whose entries are new with each render of the list: the button with its tooltip is not. */
const ToolButton = memo(({ title, icon: Icon, disabled, open, onOpen }: ToolButtonProps) => (
  <Tooltip title={title}>
    {/* a disabled button says nothing of the pointer: the span does */}
    <span>
      <IconButton
        className="list-sort"
        aria-label={title}
        aria-haspopup="menu"
        aria-expanded={open}
        disabled={disabled}
        onClick={event => onOpen(event.currentTarget)}
      >
        <Icon aria-hidden />
      </IconButton>
    </span>
  </Tooltip>
));
