import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { usePageMeta } from '../catalogue/PageMeta';
import { isAtOrBelow, useAddress } from '../catalogue/useAddress';
import './submenu.css';

/** Links to sibling pages, below the top bar, if the page has any. */
export const Submenu = () => {
  const { submenu: items = [] } = usePageMeta();
  const address = useAddress();
  const translate = useTranslate();
  if (items.length === 0) return null;
  // one of them may be nested below another
  const here = items.map(({ to }) => to).filter(to => isAtOrBelow(address, to));
  const current = here.reduce((deepest, to) => (to.length > deepest.length ? to : deepest), '');
  return (
    <nav className="submenu" aria-label={translate('app.layout.submenu')}>
      {items.map(({ label, to }) => (
        <Link key={to} to={to} aria-current={to === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
};
