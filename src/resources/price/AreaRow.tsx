import { ChevronDown, ChevronRight } from 'lucide-react';
import { type Dispatch, memo, type SetStateAction } from 'react';
import type { PriceArea, PricedProduct } from '../../../contract/price/priceGrid';
import { RowAction } from '../../ui/RowAction';
import { PriceCell } from './PriceCell';
import type { PriceDraft } from './PriceDraft';
import { draftKey } from './PriceDraft';
import type { PriceSheet } from './PriceSheet';

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
export const AreaRow = memo((props: AreaRowProps) => {
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
