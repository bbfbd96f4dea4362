import { useTranslation } from 'react-i18next'
import { stepIndexAt } from '../../model/motion/playback'
import { usePlayerState } from './player-context'
import styles from './player-text.module.css'

/** What the coach calls the step and wrote about it, and what happens in it. */
export function PlayerText() {
  const { t } = useTranslation('scene')
  const scene = usePlayerState((state) => state.scene)
  const index = usePlayerState((state) => stepIndexAt(state.scene, state.time))
  const step = scene.steps[index]
  if (!step) return null
  return (
    <div className={styles.text}>
      <p className={styles.count}>
        {t('player.step', { step: index + 1, total: scene.steps.length })}
      </p>
      {step.name ? <p className={styles.name}>{step.name}</p> : null}
      {step.note ? <p className={styles.note}>{step.note}</p> : null}
    </div>
  )
}
