import { Button } from '@mui/material';
import { LinkBase, useTranslate } from 'ra-core';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { useAddress } from '../../catalogue/useAddress';
import { StateBox } from '../../ui/states/StateBox';

/** Placeholder for a page of the specification whose domain is not built yet, with what it will contain. */
const PlannedPage = () => {
  const translate = useTranslate();
  const { findPage } = useCatalogue();
  const page = findPage(useAddress())?.page;
  return (
    <StateBox
      drawing="empty"
      title={translate('app.planned.title')}
      text={page && translate('app.planned.text', { holds: translate(`pages.${page.name}.holds`) })}
      action={
        <Button component={LinkBase} to={page?.below ?? '/dashboard'}>
          {translate(page?.below ? 'app.layout.back' : 'app.planned.home')}
        </Button>
      }
    />
  );
};

export default PlannedPage;
