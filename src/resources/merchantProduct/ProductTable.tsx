import {
  Droplet,
  EllipsisVertical,
  Flame,
  Fuel,
  History,
  type LucideIcon,
  Package,
  Pencil,
  Shapes,
  Snowflake,
  Trash2,
} from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import type { CategoryCode } from '../../../contract/product';
import { isOffered } from '../../dataProvider/isOffered';
import { MISSING } from '../../i18n/numbers';
import { RowAction } from '../../ui/controls/RowAction';
import { Switch } from '../../ui/controls/Switch';
import { smallPicture } from '../../ui/display/smallPicture';
import { CategoryTag, categoryColor } from '../../ui/list/cells/CategoryTag';
import { Menu, MenuItem } from '../../ui/material/overlays';
import { changeProduct } from './changeProduct';
import { Price } from './Price';
import { Stock } from './Stock';
import type { Products } from './useProducts';
import './productTable.css';
import './productRow.css';

/** Actions of a row's menu. */
export type Errand = 'edit' | 'category' | 'history' | 'delete';

interface ProductTableProps {
  products: Products;
  mayChange: boolean;
  onErrand: (errand: Errand, product: MerchantProduct) => void;
}

/** The products of a merchant, as cards on a narrow screen. */
export const ProductTable = ({ products, mayChange, onErrand }: ProductTableProps) => {
  const translate = useTranslate();
  const [menu, setMenu] = useState<{ anchor: HTMLElement; product: MerchantProduct } | null>(null);
  const t = (key: string) => translate(`resources.merchant_product.${key}`);
  const pick = (errand: Errand) => {
    if (!menu) return;
    onErrand(errand, menu.product);
    setMenu(null);
  };
  return (
    <>
      <table className="products-table">
        <thead>
          <tr>
            <th scope="col">{t('columns.product')}</th>
            <th scope="col">{t('fields.category_code')}</th>
            <th scope="col" className="products-price">
              {t('columns.price')}
            </th>
            <th scope="col">{t('fields.stock')}</th>
            <th scope="col">{t('fields.is_active')}</th>
            <th scope="col">
              <span className="sr-only">{t('columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.list.map(product => (
            <ProductRow
              key={product.id}
              product={product}
              products={products}
              mayChange={mayChange}
              onMenu={anchor => setMenu({ anchor, product })}
            />
          ))}
        </tbody>
      </table>
      {menu && (
        <Menu
          open
          anchorEl={menu.anchor}
          onClose={() => setMenu(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ list: { 'aria-label': translate('app.list.row_menu', { name: menu.product.name }) } }}
        >
          {items(menu.product, mayChange).map(({ errand, label, icon: Icon }) => (
            <MenuItem
              key={errand}
              className={errand === 'delete' ? 'menu-danger' : undefined}
              onClick={() => pick(errand)}
            >
              <Icon size={18} aria-hidden />
              {translate(label)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};

interface Item {
  errand: Errand;
  label: string;
  icon: LucideIcon;
}

/** Returns the actions for a product: every reader may see its history; only own products can change category. */
function items({ product_id }: MerchantProduct, mayChange: boolean): Item[] {
  const t = (key: string) => `resources.merchant_product.${key}`;
  const history: Item = { errand: 'history', label: 'app.history.title', icon: History };
  if (!mayChange) return [history];
  return [
    { errand: 'edit', label: t('edit'), icon: Pencil },
    ...(product_id === null ? [{ errand: 'category', label: t('change_category'), icon: Shapes } as const] : []),
    history,
    ...(isOffered(merchantProductApi.remove) ? [{ errand: 'delete', label: t('remove'), icon: Trash2 } as const] : []),
  ];
}

interface ProductRowProps {
  product: MerchantProduct;
  products: Products;
  mayChange: boolean;
  onMenu: (anchor: HTMLElement) => void;
}

/** A row of a merchant's product table: name, price, stock, status. */
const ProductRow = ({ product, products, mayChange, onMenu }: ProductRowProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const { name, variant, description, category_code, is_active, version } = product;
  const t = (key: string) => translate(`resources.merchant_product.${key}`, { name });

  const toggle = async () => {
    setBusy(true);
    try {
      products.show(await changeProduct(product, { is_active: !is_active, version }));
      notify(`resources.merchant_product.${is_active ? 'now_off' : 'now_sold'}`, { messageArgs: { name } });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      await products.refresh();
    } finally {
      setBusy(false);
    }
  };

  return (
    <tr data-off={!is_active}>
      <th scope="row">
        <div className="products-name row gap-12">
          <ProductPicture {...product} />
          <span>
            {name}
            {(variant ?? description) && <small>{variant ?? description}</small>}
          </span>
        </div>
      </th>
      <td>{category_code ? <CategoryTag code={category_code} /> : MISSING}</td>
      <td className="products-price">
        <Price {...product} />
      </td>
      <td>
        <Stock product={product} mayChange={mayChange} onChange={products.show} onDoubt={products.refresh} />
      </td>
      <td className="products-sold">
        <Switch fades aria-label={t('sell')} checked={is_active} disabled={busy || !mayChange} onChange={toggle} />
      </td>
      <td className="products-menu">
        <RowAction
          aria-haspopup="menu"
          aria-label={translate('app.list.row_menu', { name })}
          onClick={event => onMenu(event.currentTarget)}
        >
          <EllipsisVertical size={18} aria-hidden />
        </RowAction>
      </td>
    </tr>
  );
};

const icons: Record<CategoryCode, LucideIcon> = {
  bbm: Fuel,
  lpg: Flame,
  pelumas: Droplet,
  refrigeran: Snowflake,
  'non-pertamina': Package,
};

/** A product's picture, or its category's icon; decorative, since the name is next to it. */
export const ProductPicture = ({ image_url, category_code }: Pick<MerchantProduct, 'image_url' | 'category_code'>) => {
  if (image_url)
    return <img src={smallPicture(image_url)} alt="" width={40} height={40} loading="lazy" decoding="async" />;
  // a provider may have categories of its own
  const Icon = icons[category_code] ?? Package;
  return (
    <span className="products-blank" aria-hidden="true" style={{ color: categoryColor[category_code] }}>
      <Icon size={20} strokeWidth={1.5} />
    </span>
  );
};
