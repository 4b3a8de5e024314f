import type { ReactNode } from 'react';
import { APP_VERSION } from '../../../contract/constants';
import { Mark } from '../../ui/Mark';
import { id } from './messages';
import { RegionMap } from './RegionMap';
import { regions } from './regions';
import './auth.css';
import './authAbout.css';

export interface AuthLayoutProps {
  /** The form: a heading and its fields. */
  children: ReactNode;
  /** Where people who cannot get in write to. */
  helpdeskEmail: string;
  messages?: typeof id;
}

/**
 * The layout for people without a session: the form at the left, the map of the regions at the right, from 992 px on.
 * It needs neither MUI nor react-admin, so the sign-in page stays small.
 */
export const AuthLayout = ({ children, helpdeskEmail, messages = id }: AuthLayoutProps) => (
  <div className="auth">
    <div className="auth-side">
      <header className="auth-logo">
        <Mark size={36} />
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
        <span className="auth-copy-small">{messages.copyright(new Date().getFullYear())}</span>
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
      <p className="auth-copy">{messages.copyright(new Date().getFullYear())}</p>
    </aside>
  </div>
);
