import type { LucideIcon } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { IconButton } from '../../controls/IconButton';
import { Tooltip } from '../../controls/Tooltip';
import { Menu } from '../../material/overlays';
import './toolMenu.css';

interface ToolMenuProps {
  title: string;
  icon: LucideIcon;
  disabled?: boolean;
  /** Renders the menu's entries when it opens; `close` closes the menu. */
  children: (close: () => void) => ReactNode;
}

/** A list tool: an icon button that opens a menu. */
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

/** Separate from the menu, whose entries change with each render of the list, so that the button and its tooltip do not rerender. */
const ToolButton = memo(({ title, icon: Icon, disabled, open, onOpen }: ToolButtonProps) => (
  <Tooltip title={title}>
    {/* a disabled button fires no pointer events; the span does */}
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
