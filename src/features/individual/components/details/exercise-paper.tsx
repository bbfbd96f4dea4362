import { useTranslation } from 'react-i18next'
import { Paper } from '@/shared/ui/print/paper'
import type { Fact } from '@/shared/ui/cards/fact-list'
import type { IndividualExercise } from '../../api/exercises'

interface ExercisePaperProps {
  words: IndividualExercise['texts'][number]
  facts: readonly Fact[]
  needsGoAhead: boolean
}

/** The exercise on one sheet of A4, for the fridge: facts, steps and boxes for the results. */
export function ExercisePaper({ words, facts, needsGoAhead }: ExercisePaperProps) {
  const { t } = useTranslation('individual')
  return (
    <Paper>
      <h1>{words.title}</h1>
      <p>{words.aim}</p>
      {needsGoAhead ? <p>{t('go_ahead.title')}</p> : null}
      <ul>
        {facts.map(({ label, value }, index) => (
          <li key={index}>
            {label}: {value}
          </li>
        ))}
      </ul>
      <h2>{t('details.steps')}</h2>
      <ol>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <PaperPoints title={t('details.points')} points={words.coaching_points} />
      <PaperPoints title={t('details.progressions')} points={words.progressions} />
      {words.measuring ? (
        <>
          <h2>{t('details.measuring')}</h2>
          <p>{words.measuring}</p>
        </>
      ) : null}
      <h2>{t('details.paper_results')}</h2>
      <p>{t('details.paper_line')}</p>
    </Paper>
  )
}

function PaperPoints({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}
