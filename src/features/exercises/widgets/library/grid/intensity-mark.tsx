import { useTranslation } from 'react-i18next'
import { intensityLevels, type IntensityLevel } from '../../../model/taxonomy'
import layout from '@/shared/ui/layout.module.css'
import styles from './grid.module.css'

/** One to four bars and the word for them: a load never shows by colour alone. */
export function IntensityMark({ intensity }: { intensity: IntensityLevel }) {
  const { t } = useTranslation('exercises')
  const bars = intensityLevels.indexOf(intensity) + 1
  return (
    <span className={`${layout.baseline} ${styles.intensity}`}>
      <span className={styles.bars} data-bars={bars} aria-hidden="true" />
      {t(`intensity.${intensity}`)}
    </span>
  )
}
