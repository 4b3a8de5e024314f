import { useNotify, useTranslate } from 'ra-core';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import type { Promotion } from '../../../contract/promotion/promotionRecord';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { useEndpointMutation } from '../../dataProvider/useEndpointMutation';
import { Switch } from '../../ui/controls/Switch';

/** Switches a promotion on or off in place; shows text to users who may not. */
export const ActiveSwitch = ({ promotion }: { promotion: Promotion }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { can, isOfOwnRegion } = useCatalogue();
  const { mutate, isPending } = useEndpointMutation(promotionApi.setStatus, { resource: 'promotion' });
  const { id, title, version, is_active } = promotion;
  if (!can('promotion', 'setStatus') || !isOfOwnRegion('promotion', promotion))
    return translate(is_active ? 'ra.boolean.true' : 'ra.boolean.false');
  const toggle = () =>
    mutate(
      { params: { id }, query: { is_active: !is_active, version } },
      {
        onSuccess: () =>
          notify(`resources.promotion.switched_${is_active ? 'off' : 'on'}`, {
            type: 'success',
            messageArgs: { title },
          }),
        onError: error => notify(error.message, { type: 'error' }),
      },
    );
  return (
    <Switch
      aria-label={translate('resources.promotion.switch', { title })}
      checked={is_active}
      disabled={isPending}
      onChange={toggle}
    />
  );
};
