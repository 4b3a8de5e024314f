import { Plus } from 'lucide-react';
import { ResourceContextProvider, useCanAccess, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { type MerchantProduct, merchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { isOffered } from '../../dataProvider/isOffered';
import { formatNumber } from '../../i18n/numbers';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { lazyPart } from '../../ui/lazyPart';
import { EmptyState } from '../../ui/states/EmptyState';
import { Failed } from '../../ui/states/Failed';
import { TableSkeleton } from '../../ui/states/TableSkeleton';
import { AddOwnGoods } from './AddOwnGoods';
import { AddPertamina } from './AddPertamina';
import { ChangeCategory } from './ChangeCategory';
import { EditProduct } from './EditProduct';
import { type Errand, ProductTable } from './ProductTable';
import { RemoveProduct } from './RemoveProduct';
import { Standing } from './Standing';
import { useProducts } from './useProducts';
import './merchantProducts.css';

const HistoryPanel = lazyPart(() => import('../../ui/history/HistoryPanel').then(module => module.HistoryPanel));

type Open = { errand: Errand; product: MerchantProduct } | { errand: 'pertamina' | 'own' } | null;

/** Products of a merchant: the provider's at the price in force in its area, and its own, with their stock. */
const MerchantProducts = ({ merchantId }: { merchantId: string }) => {
  const translate = useTranslate();
  const id = useId();
  const products = useProducts(merchantId);
  const { query, shop, list, total } = products;
  const [open, setOpen] = useState<Open>(null);
  const { canAccess: mayAdd } = useCanAccess({ resource: 'merchant_product', action: 'addOwnGoods' });
  const { canAccess: holdsRight } = useCanAccess({ resource: 'merchant_product', action: 'edit' });
  const alive = shop !== undefined && shop.status !== 'closed';
  const mayChange = Boolean(holdsRight && alive);
  const t = (key: string, args?: object) => translate(`resources.merchant_product.${key}`, args);
  const close = () => setOpen(null);

  const adding = mayAdd && alive && (
    <>
      {isOffered(merchantProductApi.offer) && (
        <Button size="small" startIcon={<Plus />} onClick={() => setOpen({ errand: 'pertamina' })}>
          {t('add_pertamina')}
        </Button>
      )}
      <Button size="small" startIcon={<Plus />} onClick={() => setOpen({ errand: 'own' })}>
        {t('add_own')}
      </Button>
    </>
  );
  if (query.error && !shop)
    return <Failed heading="h3" title={t('failed')} error={query.error} onRetry={() => query.refetch()} />;
  return (
    <Card className="products" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('title_section')}</h2>
        {shop && <Standing list={list} total={total} />}
        <div className="form-card-aside">{adding}</div>
      </header>
      {!shop ? (
        <TableSkeleton rows={6} columns={5} />
      ) : list.length === 0 ? (
        <EmptyState title={t('empty')} text={t('empty_text')} />
      ) : (
        <ProductTable
          products={products}
          mayChange={mayChange}
          onErrand={(errand, product) => setOpen({ errand, product })}
        />
      )}
      {query.hasNextPage && (
        <p className="products-more">
          {t('shown', { count: formatNumber(list.length), total: formatNumber(total) })}
          <Button size="small" disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {t('more')}
          </Button>
        </p>
      )}
      {open?.errand === 'pertamina' && (
        <AddPertamina merchantId={merchantId} onAdded={products.refresh} onClose={close} />
      )}
      {open?.errand === 'own' && shop && (
        <AddOwnGoods
          merchantId={merchantId}
          categories={shop.category_codes}
          onAdded={products.refresh}
          onClose={close}
        />
      )}
      {open?.errand === 'edit' && <EditProduct product={open.product} products={products} onClose={close} />}
      {open?.errand === 'category' && shop && (
        <ChangeCategory
          product={open.product}
          categories={shop.category_codes}
          onChanged={products.show}
          onClose={close}
        />
      )}
      {open?.errand === 'history' && (
        <ResourceContextProvider value="merchant_product">
          <HistoryPanel entity="merchant_product" recordId={open.product.id} schema={merchantProduct} onClose={close} />
        </ResourceContextProvider>
      )}
      {open?.errand === 'delete' && (
        <RemoveProduct product={open.product} onRemoved={products.refresh} onClose={close} />
      )}
    </Card>
  );
};

export default MerchantProducts;
