import { Eye, EyeOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { StatusChip } from '../../ui/StatusChip';

/** Whether merchants see a question, as a chip. */
export const FaqStatus = ({ shown }: { shown: boolean }) => {
  const translate = useTranslate();
  return (
    <StatusChip
      tone={shown ? 'success' : 'neutral'}
      icon={shown ? Eye : EyeOff}
      label={translate(`resources.faq.choices.status.${shown ? 'shown' : 'hidden'}`)}
    />
  );
};
