import { Bell } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { IconButton } from '../ui/IconButton';
import { lazyPart } from '../ui/lazyPart';
import { useDropdown } from '../ui/useDropdown';
import { useLiveUnread } from './useLiveUnread';
import './bell.css';

const NotificationCenter = lazyPart(() => import('./NotificationCenter').then(module => module.NotificationCenter));

/** The bell in the top bar with the unread count; opens the notifications. */
export const NotificationBell = () => {
  const translate = useTranslate();
  const { unread, arrived } = useLiveUnread();
  const { open, button, floating } = useDropdown();
  // Stays mounted once opened, so that an error can be shown after the dropdown has closed.
  const [wanted, setWanted] = useState(false);
  // the accessible name matches the visible label
  const count = unread > 99 ? '99+' : unread;
  const preload = () => void NotificationCenter.preload();
  return (
    <>
      <IconButton
        className="bell"
        data-open={open}
        aria-label={translate(unread > 0 ? 'app.notifications.bell_unread' : 'app.notifications.bell', {
          count,
        })}
        aria-haspopup="dialog"
        {...button}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWanted(true);
          button.onClick();
        }}
      >
        <Bell size={20} aria-hidden="true" />
        {unread > 0 && (
          <span className="bell-bubble" aria-hidden="true">
            {count}
          </span>
        )}
      </IconButton>
      <span className="sr-only" role="status">
        {arrived && translate('app.notifications.arrived', { title: arrived })}
      </span>
      {wanted && <NotificationCenter floating={floating} unread={unread} />}
    </>
  );
};
