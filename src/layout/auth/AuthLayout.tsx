import type { ReactNode } from 'react';
import { APP_VERSION } from '../../../contract/constants';
import { now } from '../../../contract/core/now';
import { Logo } from '../../ui/Logo';
import { id } from './messages';
import { RegionMap } from './RegionMap';
import { regions } from './regions';
import './auth.css';
import './authAbout.css';

export interface AuthLayoutProps {
  /** A heading and the form's fields. */
  children: ReactNode;
  /** Contact for people who cannot sign in. */
  helpdeskEmail: string;
  messages?: typeof id;
}

/**
 * Layout of pages without a session: the form on the left and, from 992 px, the map of the regions on the right. Uses neither MUI nor
 * react-admin, to keep the sign-in page small.
 */
export const AuthLayout = ({ children, helpdeskEmail, messages = id }: AuthLayoutProps) => (
  <div className="auth">
    <div className="auth-side">
      <header className="auth-logo">
        <Logo size={36} />
        <span>
          Merchants<small>SuperAdmin</small>
        </span>
      </header>
      <main className="auth-main">{children}</main>
      <footer className="auth-foot">
        <span>
          {messages.trouble} <a href={`mailto:${helpdeskEmail}`}>{helpdeskEmail}</a>
        </span>
        <span>{APP_VERSION}</span>
        <span className="auth-copy-small">{messages.copyright(new Date(now()).getFullYear())}</span>
      </footer>
    </div>
    <aside className="auth-about" aria-label={messages.heading}>
      <div className="auth-about-in">
        <div>
          <h2>{messages.heading}</h2>
          <p className="auth-lead">{messages.lead}</p>
        </div>
        <RegionMap title={messages.map} />
        <ul className="auth-regions">
          {regions.map(({ name, city, hue }) => (
            <li key={name} data-hue={hue}>
              <b>{name}</b>
              <small>{city}</small>
            </li>
          ))}
        </ul>
      </div>
      <p className="auth-copy">{messages.copyright(new Date(now()).getFullYear())}</p>
    </aside>
  </div>
);
