import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { MentalExercise } from '../../api/exercises'
import { useExerciseText } from '../use-exercise-text'
import { BreathingGuide } from './breathing-guide'
import { StepsGuide } from './steps-guide'

interface ExerciseGuideProps {
  exercise: MentalExercise
  onDone: () => void
}

/** The exercise as the app leads through it. */
export function ExerciseGuide({ exercise, onDone }: ExerciseGuideProps) {
  const { t } = useTranslation('mental')
  const { getWords } = useExerciseText()
  const { steps } = getWords(exercise)
  const { practice: guide } = exercise
  if (guide?.kind !== 'breathing') {
    return <StepsGuide steps={steps} guide={guide} onDone={onDone} />
  }
  return (
    <div className={layout.stack4}>
      <BreathingGuide pattern={guide} onDone={onDone} />
      <SectionCard title={t('details.steps')}>
        <ol className={layout.stack1} style={{ margin: 0, paddingInlineStart: 'var(--space-5)' }}>
          {steps.map((step, index) => (
            <li key={`${index} ${step}`}>{step}</li>
          ))}
        </ol>
      </SectionCard>
    </div>
  )
}
