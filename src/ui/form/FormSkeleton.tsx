import { Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Card } from '../Card';
import './formSkeleton.css';

const fields = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A form before its record is there, in its shape. */
export const FormSkeleton = () => {
  const translate = useTranslate();
  return (
    <Card className="form-bones" role="status" aria-busy="true" aria-label={translate('app.states.loading')}>
      {fields.map(field => (
        <div key={field}>
          <Skeleton variant="rounded" width={96} height={12} />
          <Skeleton variant="rounded" height={40} />
        </div>
      ))}
    </Card>
  );
};
