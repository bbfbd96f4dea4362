import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { writeStepSentences } from '../../model/words/scene-words'
import type { Step } from '../../model/document/scene-schema'
import { readStepNote } from '../../model/document/step-note'
import { findStepIndexAt } from '../../model/motion/playback'
import { usePlayerState } from './player-context'
import styles from './player-text.module.css'

interface PlayerTextProps {
  /** Only what is written about the step, and room for it, so that nothing jumps. */
  isCompact: boolean
}

/** What the coach calls the step and wrote about it, and what happens in it. */
export function PlayerText({ isCompact }: PlayerTextProps) {
  const { t, i18n } = useTranslation('scene')
  const scene = usePlayerState((state) => state.scene)
  const index = usePlayerState((state) => findStepIndexAt(state.scene, state.time))
  const step = scene.steps[index]
  if (!step) return null
  const note = readStepNote(step, i18n.language)
  if (isCompact) return scene.steps.some(hasNote) ? <PlayerCaption note={note} /> : null
  const sentences = writeStepSentences(t, scene, index)
  return (
    <div className={`${layout.breakable} ${layout.lineAbove} ${styles.text}`}>
      <p className={`${layout.dimmed} ${layout.dimmed13} ${layout.figures}`}>
        {t('player.step', { step: index + 1, total: scene.steps.length })}
      </p>
      {step.name ? <p className={layout.medium}>{step.name}</p> : null}
      {note ? <p className={`${layout.ownLines} ${styles.note}`}>{note}</p> : null}
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

function PlayerCaption({ note }: { note: string }) {
  return (
    <div className={`${layout.breakable} ${layout.lineAbove} ${styles.text}`}>
      <p className={layout.size14} style={twoLines}>
        {note}
      </p>
    </div>
  )
}

const twoLines = { minBlockSize: '3em' } as const

function hasNote({ note, captions }: Step): boolean {
  return note !== '' || captions !== undefined
}
