import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { SeasonWeek } from '../../model/season-plan'
import styles from './week.module.css'

/** The week for those who only read it. */
export function WeekFacts({ week: { planned, block } }: { week: SeasonWeek }) {
  const { t } = useTranslation(['season', 'exercises'])
  return (
    <div className={styles.fields}>
      <p className={layout.medium}>{planned?.theme ?? t('season.no_theme')}</p>
      {planned?.note ? <p>{planned.note}</p> : null}
      {planned?.targets.length ? (
        <ul className={styles.facts}>
          {planned.targets.map(({ topic, minutes }) => (
            <li key={topic}>
              {t(`exercises:topics.${topic}`)} ·{' '}
              {t('exercises:exercise.minutes', { count: minutes })}
            </li>
          ))}
        </ul>
      ) : null}
      {block?.focus ? <p className={`${layout.dimmed} ${layout.dimmed13}`}>{block.focus}</p> : null}
    </div>
  )
}
