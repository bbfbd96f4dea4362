import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import styles from './answer-choice.module.css'

/** Reasons families choose from; an absence may name others. */
const reasons = ['illness', 'injury', 'school', 'holiday', 'other'] as const

type Reason = (typeof reasons)[number]

interface ReasonChoiceProps {
  given: Reason | 'family' | null
  /** Null takes the reason back. */
  onChoose: (reason: Reason | null) => void
}

/** Why somebody does not come: one tap under "No". */
export function ReasonChoice({ given, onChoose }: ReasonChoiceProps) {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={t('answer.reason.ask')} className={layout.stack2}>
      <p className={layout.dim13}>{t('answer.reason.ask')}</p>
      <div className={layout.wrap2}>
        {reasons.map((reason) => (
          <button
            key={reason}
            type="button"
            className={`${layout.line1} ${layout.roundControl} ${layout.pointer} ${layout.size14} ${styles.button}`}
            data-answer="no"
            aria-pressed={given === reason}
            onClick={() => onChoose(given === reason ? null : reason)}
          >
            {t(`answer.reason.${reason}`)}
          </button>
        ))}
      </div>
    </div>
  )
}
