import { smallPicture } from '../../ui/smallPicture';
import './banner.css';

/** A banner's picture in a row; decorative, since its title is next to it. */
export const Thumbnail = ({ url }: { url: string }) => (
  <img className="banner-thumb" src={smallPicture(url)} alt="" width={72} height={24} loading="lazy" decoding="async" />
);
