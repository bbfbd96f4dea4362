import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import styles from '../components/words/scene-words.module.css'
import type { Scene } from '../model/document/scene-schema'
import { readStepNote } from '../model/document/step-note'
import { describeScene, type StepWords } from '../model/words/scene-words'

/** What stands there and what happens, step by step, for whoever cannot see it. */
export function SceneWords({ scene }: { scene: Scene }) {
  const { t, i18n } = useTranslation('scene')
  const { stands, steps } = describeScene(t, scene)
  return (
    <details className={`${layout.dimmed} ${styles.words}`}>
      <summary>{t('words.in_words')}</summary>
      <p>{stands}</p>
      {steps.map((step, index) => (
        <Step
          key={step.id}
          step={step}
          note={readCaption(scene, index, i18n.language)}
          number={steps.length > 1 ? index + 1 : null}
        />
      ))}
    </details>
  )
}

function readCaption({ steps }: Scene, index: number, language: string): string {
  const step = steps[index]
  return step ? readStepNote(step, language) : ''
}

interface StepProps {
  step: StepWords
  note: string
  /** Null when it is the only one. */
  number: number | null
}

function Step({ step, note, number }: StepProps) {
  const { t } = useTranslation('scene')
  if (step.sentences.length === 0 && !note) return null
  return (
    <>
      {number === null ? null : <h3>{step.name || t('words.step', { number })}</h3>}
      {note ? <p>{note}</p> : null}
      {step.sentences.length > 0 ? (
        <ol>
          {step.sentences.map((sentence, index) => (
            <li key={index}>{sentence}</li>
          ))}
        </ol>
      ) : null}
    </>
  )
}
