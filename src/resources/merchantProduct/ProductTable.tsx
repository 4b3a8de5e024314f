import { History, type LucideIcon, Pencil, Shapes, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { isOffered } from '../../dataProvider/isOffered';
import { Menu, MenuItem } from '../../ui/material/overlays';
import { ProductRow } from './ProductRow';
import type { Products } from './useProducts';
import './productTable.css';

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
