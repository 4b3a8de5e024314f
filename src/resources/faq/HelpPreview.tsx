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
      <figcaption>{t('title')}</figcaption>
      <div className="help-screen">
        <p className="help-bar">
          <ChevronLeft size={18} strokeWidth={2} aria-hidden />
          {t('page')}
        </p>
        {category_code && (
          <p className="help-category">{translate(`resources.faq.choices.category_code.${category_code}`)}</p>
        )}
        <div className="help-item">
          <p className="help-question">
            {question?.trim() || <span className="help-none">{t('no_question')}</span>}
            <ChevronUp size={18} strokeWidth={2} aria-hidden />
          </p>
          {answer && plainTextOf(answer) ? <RichText html={answer} /> : <p className="help-none">{t('no_answer')}</p>}
        </div>
        <div className="help-others" aria-hidden="true">
          <i />
          <i />
        </div>
      </div>
      {is_active === false && (
        <p className="help-hidden">
          <EyeOff size={16} aria-hidden />
          {t('hidden')}
        </p>
      )}
    </figure>
  );
};
