import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import styles from './exercise-words.module.css'

interface ExerciseWordsProps {
  words: { setup: string; rules: string; points: readonly string[] }
}

/** What one needs to run an exercise: how it is laid out, how it is played, what to say. */
export function ExerciseWords({ words: { setup, rules, points } }: ExerciseWordsProps) {
  const { t } = useTranslation('exercises')
  return (
    <div className={`${layout.stack3} ${layout.size14} ${styles.words}`}>
      <Part title={t('exercise.setup')} text={setup} />
      <Part title={t('exercise.rules')} text={rules} />
      {points.length > 0 ? (
        <div>
          <h4>{t('exercise.points')}</h4>
          <ul className={layout.stack1}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  if (!text) return null
  return (
    <div>
      <h4>{title}</h4>
      <p>{text}</p>
    </div>
  )
}
