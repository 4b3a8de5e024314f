import { useTranslate } from 'ra-core';
import { Card } from '../display/Card';
import './formSkeleton.css';

const fields = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder of a form while its record loads. */
export const FormSkeleton = () => {
  const translate = useTranslate();
  return (
    <Card className="form-skeleton stack" role="status" aria-busy="true" aria-label={translate('app.states.loading')}>
      {fields.map(field => (
        <div className="stack gap-8" key={field}>
          <span />
          <span />
        </div>
      ))}
    </Card>
  );
};
