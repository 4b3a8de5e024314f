import { initials } from '../ui/initials';
import './profileMenu.css';

/** A person as the shell shows one: avatar, name over role. */
export const Who = ({ name, role }: { name: string; role: string }) => (
  <>
    <span className="avatar" aria-hidden="true">
      {initials(name)}
    </span>
    <span className="me-words">
      <b>{name}</b> <small>{role}</small>
    </span>
  </>
);
