import { useTranslation } from 'react-i18next'
import { speeds } from '../../model/motion/playback'
import { usePlayer, usePlayerState } from './player-context'
import layout from '@/shared/ui/layout.module.css'
import styles from './player-controls.module.css'

export function PlayerSpeed() {
  const { t, i18n } = useTranslation('scene')
  const player = usePlayer()
  const speed = usePlayerState((state) => state.speed)
  const number = new Intl.NumberFormat(i18n.language)
  return (
    <select
      className={`${layout.roundControl} ${layout.pointer} ${layout.size14} ${styles.speed}`}
      aria-label={t('player.speed')}
      value={speed}
      onChange={(event) => player.set({ speed: Number(event.currentTarget.value) })}
    >
      {speeds.map((value) => (
        <option key={value} value={value}>
          {t('player.times', { speed: number.format(value) })}
        </option>
      ))}
    </select>
  )
}
