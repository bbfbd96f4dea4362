import { useTranslation } from 'react-i18next'
import { topSpeed } from '@/features/scene/model/motion/speeds'
import layout from '@/shared/ui/layout.module.css'
import { formatNumber } from '../fields/numbers'
import styles from './move.module.css'

interface SpeedNoteProps {
  metres: number
  /** m/s on average. */
  speed: number
  isRun?: boolean
}

/** Way and speed as people in a team say it, in km/h; too fast is said. */
export function SpeedNote({ metres, speed, isRun }: SpeedNoteProps) {
  const { t, i18n } = useTranslation('animator')
  const isTooFast = isRun === true && speed > topSpeed
  return (
    <p className={`${layout.dim13Figures} ${styles.speed}`} data-fast={isTooFast || undefined}>
      {t('panels.run.way', {
        metres: formatNumber(metres, 1, i18n.language),
        kmh: formatNumber(speed * 3.6, 0, i18n.language),
      })}
      {isTooFast ? ` ${t('panels.run.too_fast')}` : ''}
    </p>
  )
}
