import { EllipsisVertical } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { CategoryTag } from '../../ui/CategoryTag';
import { RowAction } from '../../ui/RowAction';
import { Switch } from '../../ui/Switch';
import { changeProduct } from './changeProduct';
import { Price } from './Price';
import { ProductPicture } from './ProductPicture';
import { Stock } from './Stock';
import type { Products } from './useProducts';
import './productRow.css';
import './productTable.css';

interface ProductRowProps {
  product: MerchantProduct;
  products: Products;
  mayChange: boolean;
  onMenu: (anchor: HTMLElement) => void;
}

/** A row of a merchant's product table: name, price, stock, status. */
export const ProductRow = ({ product, products, mayChange, onMenu }: ProductRowProps) => {
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
        <div className="products-name">
          <ProductPicture {...product} />
          <span>
            {name}
            {(variant ?? description) && <small>{variant ?? description}</small>}
          </span>
        </div>
      </th>
      <td>
        <CategoryTag code={category_code} />
      </td>
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
