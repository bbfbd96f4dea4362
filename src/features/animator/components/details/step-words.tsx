import { useTranslation } from 'react-i18next'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { writeStepSentences } from '@/features/scene/model/words/scene-words'

interface StepWordsProps {
  scene: Scene
  index: number
  className?: string
}

/** What happens in a step, sentence by sentence; nothing when nothing moves. */
export function StepWords({ scene, index, className }: StepWordsProps) {
  const { t } = useTranslation('scene')
  const sentences = writeStepSentences(t, scene, index)
  if (sentences.length === 0) return null
  return (
    <ul className={className}>
      {sentences.map((sentence, place) => (
        // two players may do the same
        <li key={`${place} ${sentence}`}>{sentence}</li>
      ))}
    </ul>
  )
}
