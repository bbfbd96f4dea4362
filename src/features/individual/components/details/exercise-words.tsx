import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { SectionCard } from '@/shared/ui/cards/section-card'
import type { IndividualExercise } from '../../api/exercises'

/** Steps, what to look out for and what comes next, in the reader's language. */
export function ExerciseWords({ words }: { words: IndividualExercise['texts'][number] }) {
  const { t } = useTranslation('individual')
  return (
    <>
      <SectionCard title={t('details.steps')}>
        <ol className={`${layout.stack2} ${layout.plain}`} style={{ paddingInlineStart: '1.4em' }}>
          {words.steps.map((step) => (
            <li key={step} className={layout.breakable}>
              {step}
            </li>
          ))}
        </ol>
      </SectionCard>
      <Points title={t('details.points')} points={words.coaching_points} />
      <Points title={t('details.progressions')} points={words.progressions} />
    </>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <SectionCard title={title}>
      <ul className={`${layout.stack2} ${layout.plain}`} style={{ paddingInlineStart: '1.2em' }}>
        {points.map((point) => (
          <li key={point} className={layout.breakable}>
            {point}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
