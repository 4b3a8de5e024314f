import { initials } from '../ui/initials';
import './profileMenu.css';

/** Avatar, name and role of a person. */
export const ProfileSummary = ({ name, role }: { name: string; role: string }) => (
  <>
    <span className="avatar" aria-hidden="true">
      {initials(name)}
    </span>
    <span className="me-words">
      <b>{name}</b> <small>{role}</small>
    </span>
  </>
);
