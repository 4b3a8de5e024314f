import { Link } from 'react-router-dom';
import type { PageMeta } from '../catalogue/PageMeta';
import './breadcrumbs.css';

interface BreadcrumbsProps {
  items: PageMeta['breadcrumbs'];
  label: string;
}

export const Breadcrumbs = ({ items, label }: BreadcrumbsProps) =>
  // a single item would only repeat the title
  items.length > 1 ? (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {items.map((item, index) => (
          <li key={`${item.to ?? ''}${item.label}`}>
            {item.to && index < items.length - 1 ? (
              <Link to={item.to}>{item.label}</Link>
            ) : (
              <span
                className={item.isTitle ? 'sr-only' : undefined}
                aria-current={index === items.length - 1 ? 'page' : undefined}
              >
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  ) : null;
