import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import styles from './effort-scale.module.css'

interface EffortScaleProps {
  label: string
  value: number | null
  onChange: (rpe: number | null) => void
}

const steps = Array.from({ length: 11 }, (_, rpe) => rpe)

/** 0 rest to 10 everything; the same tap again takes it back. */
export function EffortScale({ label, value, onChange }: EffortScaleProps) {
  const { t } = useTranslation('attendance')
  return (
    <div className={styles.frame}>
      <div
        role="group"
        aria-label={label}
        className={`${layout.grid} ${layout.gap1} ${styles.scale}`}
      >
        {steps.map((rpe) => (
          <button
            key={rpe}
            type="button"
            className={`${layout.roundControl} ${layout.pointer} ${layout.size14} ${styles.step}`}
            aria-pressed={value === rpe}
            data-figures=""
            onClick={() => onChange(value === rpe ? null : rpe)}
          >
            {rpe}
          </button>
        ))}
      </div>
      <p
        className={`${layout.flex} ${layout.spread} ${layout.dimmed} ${layout.size12} ${styles.ends}`}
      >
        <span>{t('review.rest')}</span>
        <span>{t('review.everything')}</span>
      </p>
    </div>
  )
}
