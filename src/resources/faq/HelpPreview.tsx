import { ChevronLeft, ChevronUp, EyeOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { Faq } from '../../../contract/faq';
import { plainTextOf } from '../../../contract/richText';
import { RichText } from '../../ui/richText/RichText';
import './preview.css';

export type Previewed = { [Field in 'question' | 'answer' | 'category_code' | 'is_active']?: Faq[Field] | null };

/** An expanded question on the help page of the merchant app. */
export const HelpPreview = ({ question, answer, category_code, is_active }: Previewed) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.faq.preview.${key}`);
  return (
    <figure className="help-phone">
      <figcaption className="hint">{t('title')}</figcaption>
      <div className="help-screen">
        <p className="help-bar row gap-4">
          <ChevronLeft size={18} strokeWidth={2} aria-hidden />
          {t('page')}
        </p>
        {category_code && (
          <p className="help-category muted">{translate(`resources.faq.choices.category_code.${category_code}`)}</p>
        )}
        <div className="help-item card">
          <p className="help-question between">
            {question?.trim() || <span className="help-none muted">{t('no_question')}</span>}
            <ChevronUp size={18} strokeWidth={2} aria-hidden />
          </p>
          {answer && plainTextOf(answer) ? (
            <RichText html={answer} />
          ) : (
            <p className="help-none muted">{t('no_answer')}</p>
          )}
        </div>
        <div className="help-others stack gap-8" aria-hidden="true">
          <i />
          <i />
        </div>
      </div>
      {is_active === false && (
        <p className="help-hidden hint">
          <EyeOff size={16} aria-hidden />
          {t('hidden')}
        </p>
      )}
    </figure>
  );
};
