import { thumbUrl } from '../../../contract/file';
import './banner.css';

/** A banner's picture in a row; its title stands beside it, so it says nothing to a screen reader. */
export const Thumbnail = ({ url }: { url: string }) => (
  <img className="banner-thumb" src={thumbUrl(url)} alt="" width={72} height={24} loading="lazy" decoding="async" />
);
