import { useTranslation } from 'react-i18next'
import type { Exercise } from '../../api/exercises'
import { Paper } from '@/shared/ui/print/paper'
import { ExercisePicture } from '../picture/exercise-picture'
import layout from '@/shared/ui/layout.module.css'
import styles from './exercise-sheet.module.css'
import { useExerciseFacts } from './use-exercise-facts'

interface ExerciseSheetProps {
  exercise: Exercise
  words: Exercise['texts'][number]
}

/** The exercise on one sheet of A4: drawing, facts and everything to say on the pitch. */
export function ExerciseSheet({ exercise, words }: ExerciseSheetProps) {
  const { t } = useTranslation('exercises')
  const { main, more } = useExerciseFacts(exercise)
  return (
    <Paper>
      <article className={`${layout.column} ${styles.sheet}`}>
        <h1>{words.title}</h1>
        <p>{words.aim}</p>
        <dl className={styles.facts}>
          {[...main, ...more].map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.picture}>
          <ExercisePicture exercise={exercise} density="fine" isDecorative />
        </div>
        <div className={styles.columns}>
          <section>
            <h2>{t('exercise.setup')}</h2>
            <p>{words.setup}</p>
            <h2>{t('exercise.rules')}</h2>
            <p className={layout.ownLines}>{words.rules}</p>
            {words.scoring ? (
              <>
                <h2>{t('exercise.scoring')}</h2>
                <p>{words.scoring}</p>
              </>
            ) : null}
            <Points title={t('exercise.questions')} points={words.questions} />
          </section>
          <section>
            <Points title={t('exercise.points')} points={words.coaching_points} />
            <Points title={t('exercise.faults')} points={words.common_faults} />
            <Points title={t('exercise.progressions')} points={words.progressions} />
            <Points title={t('exercise.regressions')} points={words.regressions} />
          </section>
        </div>
      </article>
    </Paper>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
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
