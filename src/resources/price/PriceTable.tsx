import { ChevronDown, ChevronRight } from 'lucide-react';
import { useLocaleState, useNavigate, useNotify, useTranslate } from 'ra-core';
import { type Dispatch, Fragment, memo, type SetStateAction, useMemo, useState } from 'react';
import { priceApi } from '../../../contract/price/priceApi';
import type { PriceArea, PricedProduct } from '../../../contract/price/priceGrid';
import { PRICE_JUMP_PERCENT } from '../../../contract/price/priceJump';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatDate } from '../../i18n/dates';
import { RowAction } from '../../ui/controls/RowAction';
import { useFilterStates } from '../../ui/list/filter/FilterStates';
import { Failed } from '../../ui/states/Failed';
import { NoResult } from '../../ui/states/NoResult';
import { TableSkeleton } from '../../ui/states/TableSkeleton';
import { gridQuery } from './gridQuery';
import { PriceCell } from './PriceCell';
import { draftKey, type PriceDraft } from './PriceDraft';
import type { PriceSheet } from './PriceSheet';
import { SheetCells } from './sheet/SheetCells';
import { useSheetKeys } from './sheet/useSheetKeys';
import { NO_AREAS, usePriceQuery } from './usePriceQuery';
import { usePrices } from './usePrices';
import './priceLegend.css';
import './priceNumber.css';
import './priceScroll.css';
import './priceTable.css';

interface PriceTableProps {
  draft: PriceDraft;
  onDraft: Dispatch<SetStateAction<PriceDraft>>;
}

/** Areas as rows, products as columns. A province expands to its regencies; prices are editable if the user may change them. */
export const PriceTable = ({ draft, onDraft }: PriceTableProps) => {
  const { category, t, may } = usePrices();
  const [locale] = useLocaleState();
  const { search, areas, at, go } = usePriceQuery();
  const filters = useFilterStates();
  const { cells, handlers } = useSheetKeys();
  const [open, setOpen] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const translate = useTranslate();
  const notify = useNotify();
  const sheet = useMemo(() => {
    const refuse = (problem: string) => notify(problem, { type: 'warning' });
    return { category, locale, translate, t, refuse, go: navigate };
  }, [category, locale, translate, t, notify, navigate]);
  const query = { ...gridQuery(category), ...(search && { search }), ...areas, ...(at && { at }) };
  const { data, error, refetch, isPlaceholderData } = useEndpointQuery(
    priceApi.grid,
    { query },
    { placeholderData: before => before },
  );
  if (error) return <Failed title={t('table.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton />;
  if (data.list.length === 0)
    return (
      <NoResult
        title={t('table.none')}
        filters={[...(search ? [`“${search}”`] : []), ...filters.flatMap(({ values }) => values)]}
        onClear={() => go({ search: '', ...NO_AREAS })}
      />
    );
  const units = [...new Set(data.products.map(({ sale_unit }) => sale_unit))].join(', ');
  const shown = { sheet, products: data.products, draft, onDraft, editable: may.change && !at };
  const toggle = (id: string) => setOpen(open.includes(id) ? open.filter(other => other !== id) : [...open, id]);
  return (
    <>
      {at && <p className="price-as-of">{t('table.as_of', { date: formatDate(at, 'moment', locale) })}</p>}
      <div className="price-table card" aria-busy={isPlaceholderData}>
        <section className="price-scroll" aria-label={t('table.caption')} {...handlers}>
          <SheetCells value={cells}>
            <table>
              <caption className="sr-only">{t('table.caption')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('table.area')}</th>
                  {data.products.map(product => (
                    <ProductHead key={product.id} product={product} />
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.list.map(area => (
                  <Fragment key={area.id}>
                    <AreaRow
                      area={area}
                      {...shown}
                      editable={shown.editable && area.level !== 'district' && area.level !== 'village'}
                      open={open.includes(area.id)}
                      onToggle={area.level === 'province' ? () => toggle(area.id) : undefined}
                    />
                    {area.level === 'province' && open.includes(area.id) && <Regencies of={area} at={at} {...shown} />}
                  </Fragment>
                ))}
              </tbody>
            </table>
          </SheetCells>
        </section>
        <p className="price-legend hint">
          <span>{t('table.unit', { unit: units })}</span>
          {shown.editable && <span data-mark="change">{t('table.changes')}</span>}
          {shown.editable && <span data-mark="jump">{t('table.jumps', { percent: PRICE_JUMP_PERCENT })}</span>}
          {shown.editable && <span data-mark="breach">{t('table.breaches')}</span>}
          <span data-mark="ahead">{t('table.ahead')}</span>
          <span className="price-legend-end">{t('table.inherits')}</span>
        </p>
      </div>
    </>
  );
};

const ProductHead = ({ product: { name, variant } }: { product: PricedProduct }) => (
  <th scope="col" className="price-number">
    {name}
    {variant && <small>{variant}</small>}
  </th>
);

interface RegenciesProps extends PriceTableProps {
  of: PriceArea;
  at: string | undefined;
  sheet: PriceSheet;
  products: readonly PricedProduct[];
  editable: boolean;
}

const Regencies = ({ of: { id }, at, ...shown }: RegenciesProps) => {
  const { category } = usePrices();
  const { data } = useEndpointQuery(priceApi.grid, {
    query: { ...gridQuery(category), level: 'regency', province: id, ...(at && { at }) },
  });
  if (!data)
    return (
      <tr aria-busy="true">
        <td colSpan={shown.products.length + 1}>…</td>
      </tr>
    );
  return data.list.map(area => <AreaRow key={area.id} area={area} {...shown} />);
};

interface AreaRowProps {
  sheet: PriceSheet;
  area: PriceArea;
  products: readonly PricedProduct[];
  draft: PriceDraft;
  onDraft: Dispatch<SetStateAction<PriceDraft>>;
  editable: boolean;
  open?: boolean;
  /** Absent if it cannot be expanded. */
  onToggle?: (() => void) | undefined;
}

/** An area with its price for each product. */
const AreaRow = memo((props: AreaRowProps) => {
  const { sheet, area, products, draft, onDraft, editable, open = false, onToggle } = props;
  const { t } = sheet;
  const Icon = open ? ChevronDown : ChevronRight;
  return (
    <tr data-level={area.level}>
      <th scope="row">
        {onToggle && (
          <RowAction
            aria-expanded={open}
            aria-label={t(open ? 'table.close' : 'table.open', { area: area.name })}
            onClick={onToggle}
          >
            <Icon size={16} aria-hidden />
          </RowAction>
        )}
        <span>{area.name}</span>
      </th>
      {products.map(product => (
        <PriceCell
          key={product.id}
          sheet={sheet}
          area={area}
          product={product}
          cell={area.prices.find(({ product_id }) => product_id === product.id)}
          typed={draft.get(draftKey(product.id, area.id))}
          onDraft={onDraft}
          editable={editable}
        />
      ))}
    </tr>
  );
});
