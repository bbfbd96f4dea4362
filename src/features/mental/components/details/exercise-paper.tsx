import { useTranslation } from 'react-i18next'
import { Paper } from '@/shared/ui/print/paper'
import type { MentalExercise } from '../../api/exercises'
import { useExerciseText } from '../use-exercise-text'

/** The exercise on one sheet, for the wall of the changing room or the bedside. */
export function ExercisePaper({ exercise }: { exercise: MentalExercise }) {
  const { t } = useTranslation('mental')
  const { getWords, formatFacts } = useExerciseText()
  const words = getWords(exercise)
  return (
    <Paper>
      <h1>{words.title}</h1>
      <p>{words.aim}</p>
      <p>{[t(`skills.${exercise.skill}`), formatFacts(exercise)].join(' · ')}</p>
      <h2>{t('details.steps')}</h2>
      <ol>
        {words.steps.map((step, index) => (
          <li key={`${index} ${step}`}>{step}</li>
        ))}
      </ol>
      {words.reflection_questions.length > 0 ? (
        <>
          <h2>{t('details.questions')}</h2>
          <ul>
            {words.reflection_questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </>
      ) : null}
      {exercise.source ? <p>{t('details.source', { source: exercise.source })}</p> : null}
    </Paper>
  )
}
