import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { Exercise } from '../../api/exercises'
import styles from './exercise-details.module.css'

type Words = Omit<Exercise['texts'][number], 'locale' | 'title' | 'aim'>

/** Everything a coach reads out on the pitch, in the order they need it. */
export function ExerciseSections({ words }: { words: Words }) {
  const { t } = useTranslation('exercises')
  return (
    <div className={layout.grid5}>
      <SectionCard title={t('exercise.setup')}>
        <p className={`${layout.plain} ${layout.breakable} ${layout.ownLines} ${styles.prose}`}>
          {words.setup}
        </p>
      </SectionCard>
      <SectionCard title={t('exercise.rules')}>
        <p className={`${layout.plain} ${layout.breakable} ${layout.ownLines} ${styles.prose}`}>
          {words.rules}
        </p>
      </SectionCard>
      {words.scoring ? (
        <SectionCard title={t('exercise.scoring')}>
          <p className={`${layout.plain} ${layout.breakable} ${layout.ownLines} ${styles.prose}`}>
            {words.scoring}
          </p>
        </SectionCard>
      ) : null}
      <SectionCard title={t('exercise.points')}>
        <Points points={words.coaching_points} />
      </SectionCard>
      <div className={`${layout.grid} ${layout.gap5} ${styles.pair}`}>
        {words.questions.length > 0 && (
          <SectionCard title={t('exercise.questions')}>
            <Points points={words.questions} />
          </SectionCard>
        )}
        {words.common_faults.length > 0 && (
          <SectionCard title={t('exercise.faults')}>
            <Points points={words.common_faults} />
          </SectionCard>
        )}
        {words.progressions.length > 0 && (
          <SectionCard title={t('exercise.progressions')}>
            <Points points={words.progressions} />
          </SectionCard>
        )}
        {words.regressions.length > 0 && (
          <SectionCard title={t('exercise.regressions')}>
            <Points points={words.regressions} />
          </SectionCard>
        )}
      </div>
    </div>
  )
}

function Points({ points }: { points: string[] }): ReactNode {
  return (
    <ul className={`${layout.plain} ${layout.grid} ${layout.gap2} ${styles.list}`}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
