import { Plus } from 'lucide-react';
import { ResourceContextProvider, useCanAccess, useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { z } from 'zod';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { type MerchantProduct, merchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { CATEGORIES, type CategoryCode } from '../../../contract/product';
import { call } from '../../dataProvider/call';
import { isOffered } from '../../dataProvider/isOffered';
import { formatNumber } from '../../i18n/numbers';
import { Button } from '../../ui/controls/Button';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Card, CardAside } from '../../ui/display/Card';
import { CategoryInput } from '../../ui/form/CategoryInput';
import type { Submission } from '../../ui/form/engine/Submission';
import { Fields } from '../../ui/form/Fields';
import { FormDialog } from '../../ui/form/FormDialog';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { EmptyState } from '../../ui/states/EmptyState';
import { Failed } from '../../ui/states/Failed';
import { TableSkeleton } from '../../ui/states/TableSkeleton';
import { AddOwnGoods } from './AddOwnGoods';
import { AddPertamina } from './AddPertamina';
import { EditProduct } from './EditProduct';
import { type Errand, ProductTable } from './ProductTable';
import { useProducts } from './useProducts';
import './merchantProducts.css';

const HistoryPanel = lazyPart(() => import('../../ui/record/history/HistoryPanel').then(module => module.HistoryPanel));

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
        <CardAside>{adding}</CardAside>
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
        <p className="products-more row gap-12 muted">
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

interface StandingProps {
  list: readonly MerchantProduct[];
  total: number;
}

/** Number of products, and how many of the active ones run low or are out of stock. */
const Standing = ({ list, total }: StandingProps) => {
  const translate = useTranslate();
  const count = (fits: (product: MerchantProduct) => boolean) => list.filter(fits).length;
  const counts = [
    ['empty', count(({ is_active, stock_level }) => is_active && stock_level === 'empty')],
    ['low', count(({ is_active, stock_level }) => is_active && stock_level === 'low')],
    ['off', count(({ is_active }) => !is_active)],
  ] as const;
  const t = (key: string, number: number) =>
    translate(`resources.merchant_product.${key}`, { count: formatNumber(number), smart_count: number });
  const shown = counts.filter(([, number]) => number > 0).map(([name, number]) => t(`standing.${name}`, number));
  return <p className="form-card-text">{[t('count', total), ...shown].join(' · ')}</p>;
};

interface RemoveProductProps {
  product: MerchantProduct;
  onRemoved: () => Promise<void>;
  onClose: () => void;
}

/** Removes a product from a merchant, after confirmation. */
const RemoveProduct = ({ product: { id, name }, onRemoved, onClose }: RemoveProductProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const t = (key: string) => translate(`resources.merchant_product.${key}`, { name });
  const remove = async () => {
    setBusy(true);
    try {
      await call(merchantProductApi.remove, { params: { id } });
      notify('resources.merchant_product.removed', { type: 'success', messageArgs: { name } });
      await onRemoved();
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      error={problem}
      title={t('delete.title')}
      text={t('delete.text')}
      cancel={t('cancel')}
      confirm={t('remove')}
      onCancel={onClose}
      onConfirm={remove}
    />
  );
};

interface ChangeCategoryProps {
  product: MerchantProduct;
  categories: readonly CategoryCode[];
  onChanged: (product: MerchantProduct | null) => void;
  onClose: () => void;
}

const input = z.object({ category_code: merchantProduct.shape.category_code });

/** Moves a merchant's own product to another category that the merchant's type may sell. */
const ChangeCategory = ({ product, categories, onChanged, onClose }: ChangeCategoryProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { id, name, version, category_code } = product;
  const t = (key: string) => translate(`resources.merchant_product.${key}`, { name });
  const send = async ({ values }: Submission) => {
    const code = values.category_code as CategoryCode;
    onChanged(
      await call(merchantProductApi.changeCategory, { params: { id }, body: { category_code: code, version } }),
    );
    notify('resources.merchant_product.moved', { type: 'success', messageArgs: { name, category: CATEGORIES[code] } });
  };
  return (
    <FormDialog
      resource="merchant_product"
      title={t('category.title')}
      input={input}
      defaultValues={{ category_code }}
      draft={{ form: 'category', recordId: id }}
      saveLabel={t('change_category')}
      onSubmit={send}
      onClose={onClose}
    >
      <Fields>
        <CategoryInput source="category_code" fullWidth helperText={t('category.text')} codes={categories} />
      </Fields>
    </FormDialog>
  );
};
