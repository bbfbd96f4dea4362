import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/public/button'
import styles from './concern.module.css'

interface ChosenProps {
  label: string
  text: string
  onChange: () => void
}

/** What was chosen, in the place of its field, with the way back to it. */
export function Chosen({ label, text, onChange }: ChosenProps) {
  const { t } = useTranslation('landing/concern')
  return (
    <div className={styles.picked}>
      <span className={styles.pickedLabel}>{label}</span>
      <p className={`${styles.text} ${styles.chosen}`} role="status">
        {text}
        <Button kind="quiet" onClick={onChange}>
          {t('report.school_change')}
        </Button>
      </p>
    </div>
  )
}
