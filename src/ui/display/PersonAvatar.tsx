import { initials } from './initials';
import { smallPicture } from './smallPicture';
import './personAvatar.css';

const hues = ['teal', 'peach', 'orange', 'purple', 'lavender', 'green', 'pink'];

interface PersonAvatarProps {
  name: string;
  photo?: string | null;
  /** 24 or 56 px; 32 px by default. */
  size?: 'small' | 'large';
}

/** A person's photo, or their initials on a colour derived from the name. Hidden from screen readers, as the name is beside it. */
export const PersonAvatar = ({ name, photo, size }: PersonAvatarProps) =>
  photo ? (
    <img
      className="person"
      data-size={size}
      src={smallPicture(photo)}
      alt=""
      width={32}
      height={32}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span className="person" data-size={size} data-hue={hueOf(name)} aria-hidden="true">
      {initials(name)}
    </span>
  );

const hueOf = (name: string) =>
  hues[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % hues.length];
