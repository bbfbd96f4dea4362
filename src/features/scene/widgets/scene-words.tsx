import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import styles from '../components/words/scene-words.module.css'
import type { Scene } from '../model/document/scene-schema'
import { describeScene, type StepWords } from '../model/words/scene-words'

/** What stands there and what happens, step by step, for whoever cannot see it. */
export function SceneWords({ scene }: { scene: Scene }) {
  const { t } = useTranslation('scene')
  const { stands, steps } = describeScene(t, scene)
  return (
    <details className={`${layout.dimmed} ${styles.words}`}>
      <summary>{t('words.in_words')}</summary>
      <p>{stands}</p>
      {steps.map((step, index) => (
        <Step key={step.id} step={step} number={steps.length > 1 ? index + 1 : null} />
      ))}
    </details>
  )
}

/** `number` is null when it is the only one. */
function Step({ step, number }: { step: StepWords; number: number | null }) {
  const { t } = useTranslation('scene')
  if (step.sentences.length === 0) return null
  return (
    <>
      {number === null ? null : <h3>{step.name || t('words.step', { number })}</h3>}
      <ol>
        {step.sentences.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ol>
    </>
  )
}
