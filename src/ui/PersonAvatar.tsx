import { thumbUrl } from '../../contract/file';
import { initials } from './initials';
import './personAvatar.css';

const hues = ['teal', 'peach', 'orange', 'purple', 'lavender', 'green', 'pink'];

/** A person's photo, else coloured initials; the name is next to it. */
export const PersonAvatar = ({ name, photo }: { name: string; photo?: string | null }) =>
  photo ? (
    <img className="person" src={thumbUrl(photo)} alt="" width={32} height={32} loading="lazy" decoding="async" />
  ) : (
    <span className="person" data-hue={hueOf(name)} aria-hidden="true">
      {initials(name)}
    </span>
  );

const hueOf = (name: string) =>
  hues[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % hues.length];
