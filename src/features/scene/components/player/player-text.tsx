import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { writeStepSentences } from '../../model/words/scene-words'
import { findStepIndexAt } from '../../model/motion/playback'
import { usePlayerState } from './player-context'
import styles from './player-text.module.css'

/** What the coach calls the step and wrote about it, and what happens in it. */
export function PlayerText() {
  const { t } = useTranslation('scene')
  const scene = usePlayerState((state) => state.scene)
  const index = usePlayerState((state) => findStepIndexAt(state.scene, state.time))
  const step = scene.steps[index]
  if (!step) return null
  const sentences = writeStepSentences(t, scene, index)
  return (
    <div className={`${layout.breakable} ${layout.lineAbove} ${styles.text}`}>
      <p className={`${layout.dimmed} ${layout.dimmed13} ${layout.figures}`}>
        {t('player.step', { step: index + 1, total: scene.steps.length })}
      </p>
      {step.name ? <p className={layout.medium}>{step.name}</p> : null}
      {step.note ? <p className={`${layout.ownLines} ${styles.note}`}>{step.note}</p> : null}
      {sentences.length > 0 ? (
        <ul className={`${layout.dimmed} ${layout.size14} ${styles.words}`}>
          {[...new Set(sentences)].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
