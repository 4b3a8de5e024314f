import { Monitor, Smartphone } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Session } from '../../contract/identity/session';
import { formatDate } from '../i18n/dates';
import { Moment } from '../ui/display/Moment';
import './deviceList.css';

interface DeviceListProps {
  /** Undefined while loading. */
  sessions: readonly Session[] | undefined;
  /** Shown if there are none. */
  emptyText?: string;
  /** Renders the action for a session. */
  action?: (session: Session) => ReactNode;
}

const isPhone = (device: string) => /android|iphone|ipad|ios/i.test(device);

/** Sessions with their device, location, start and last activity. */
export const DeviceList = ({ sessions, emptyText, action }: DeviceListProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (sessions?.length === 0 && emptyText) return <p className="devices-none muted">{emptyText}</p>;
  return (
    <ul className="devices stack">
      {sessions?.map(session => {
        const { id, device, ip, created_at, last_seen_at, is_current, sees_as } = session;
        const Icon = isPhone(device) ? Smartphone : Monitor;
        return (
          <li className="row wrap" key={id}>
            <Icon size={20} aria-hidden />
            <div>
              <b>{device}</b>
              {is_current && <span className="devices-here">{translate('app.account.sessions.here')}</span>}
              {sees_as && (
                <span className="devices-here">{translate('app.account.sessions.sees_as', { role: sees_as })}</span>
              )}
              <small>
                <Moment value={created_at}>
                  {translate('app.account.sessions.since', { when: formatDate(created_at, 'moment', locale) })}
                </Moment>
                {' · '}
                <Moment value={last_seen_at}>
                  {translate('app.account.sessions.seen', { when: formatDate(last_seen_at, 'moment', locale) })}
                </Moment>
                {ip && ` · ${ip}`}
              </small>
            </div>
            {action?.(session)}
          </li>
        );
      })}
    </ul>
  );
};
