import { Menu, MenuItem } from '@mui/material';
import { Pencil, Shapes, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { MerchantProduct } from '../../../contract/merchantProduct';
import { ProductRow } from './ProductRow';
import type { Products } from './useProducts';

/** What can be asked for behind a row's menu. */
export type Errand = 'edit' | 'category' | 'delete';

interface ProductTableProps {
  products: Products;
  mayChange: boolean;
  onErrand: (errand: Errand, product: MerchantProduct) => void;
}

/** The products of a merchant; on a narrow screen each is a card. */
export const ProductTable = ({ products, mayChange, onErrand }: ProductTableProps) => {
  const translate = useTranslate();
  const [menu, setMenu] = useState<{ anchor: HTMLElement; product: MerchantProduct } | null>(null);
  const word = (key: string) => translate(`resources.merchant_product.${key}`);
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
            <th scope="col">{word('columns.product')}</th>
            <th scope="col">{word('fields.category_code')}</th>
            <th scope="col" className="products-price">
              {word('columns.price')}
            </th>
            <th scope="col">{word('fields.stock')}</th>
            <th scope="col">{word('fields.is_active')}</th>
            {mayChange && (
              <th scope="col">
                <span className="sr-only">{word('columns.actions')}</span>
              </th>
            )}
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
          <MenuItem onClick={() => pick('edit')}>
            <Pencil size={18} strokeWidth={1.75} aria-hidden />
            {word('edit')}
          </MenuItem>
          {menu.product.product_id === null && (
            <MenuItem onClick={() => pick('category')}>
              <Shapes size={18} strokeWidth={1.75} aria-hidden />
              {word('change_category')}
            </MenuItem>
          )}
          <MenuItem className="menu-danger" onClick={() => pick('delete')}>
            <Trash2 size={18} strokeWidth={1.75} aria-hidden />
            {word('remove')}
          </MenuItem>
        </Menu>
      )}
    </>
  );
};
