import { useId } from 'react';
import { Button, type ButtonProps } from './Button';
import { useReadOnlyReason } from './useReadOnlyReason';

/** A button that sends a change at once. It is disabled, with the reason beside it, while the session views as another role. */
export const WriteButton = ({ disabled, ...button }: ButtonProps) => {
  const id = useId();
  const refusal = useReadOnlyReason();
  if (!refusal) return <Button {...button} disabled={disabled} />;
  return (
    <>
      <Button {...button} disabled aria-describedby={id} />
      <small id={id}>{refusal}</small>
    </>
  );
};
