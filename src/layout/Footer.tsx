import { useTranslate } from 'ra-core';
import { APP_VERSION } from '../../contract/constants';
import { now } from '../../contract/core/now';
import './shell.css';

export const Footer = () => {
  const translate = useTranslate();
  return (
    <footer className="foot">
      <span>{translate('app.layout.copyright', { year: String(new Date(now()).getFullYear()) })}</span>
      <span>{APP_VERSION}</span>
    </footer>
  );
};
