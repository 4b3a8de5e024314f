import { LinkBase, useTranslate } from 'ra-core';
import { Button } from '../../ui/controls/Button';
import './blank.css';

/** /blank: the blank layout with only a title and a link back. */
const Blank = () => {
  const translate = useTranslate();
  return (
    <div className="blank-words stack gap-12">
      <h1>{translate('pages.blank.title')}</h1>
      <p className="muted">{translate('pages.blank.text')}</p>
      <Button component={LinkBase} to="/dashboard">
        {translate('pages.blank.home')}
      </Button>
    </div>
  );
};

export default Blank;
