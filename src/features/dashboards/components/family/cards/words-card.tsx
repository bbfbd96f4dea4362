import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import { useCoachWords } from '../../../api/family/coach-words'
import type { Child } from '@/features/attendance/model/family/children'
import styles from '../family.module.css'
import { useDayText } from '../use-day-text'

const wordsShown = 2

interface WordsCardProps {
  playerIds: readonly string[]
  family: readonly Child[]
}

/** What the coaches wrote for the family, in full. */
export function WordsCard({ playerIds, family }: WordsCardProps) {
  const { t } = useTranslation('dashboards')
  const text = useDayText()
  const words = useCoachWords(playerIds).slice(0, wordsShown)
  return (
    <DashboardCard
      title={t('words.title')}
      more={{ to: paths.notes.history, label: t('words.all') }}
    >
      {words.length === 0 ? (
        <p className={layout.dim14}>{t('words.empty')}</p>
      ) : (
        <ul className={layout.list}>
          {words.map(({ id, body, author, occurred_on, player_id }) => {
            const child = family.length > 1 && family.find((one) => one.id === player_id)
            const facts = [child ? child.first_name : null, author, text.date(occurred_on)]
            return (
              <li key={id} className={`${layout.row} ${styles.item}`}>
                <div className={`${layout.min} ${layout.breakable} ${styles.main}`}>
                  <blockquote className={styles.quote}>{body}</blockquote>
                  <p className={styles.dim}>{facts.filter(Boolean).join(' · ')}</p>
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </DashboardCard>
  )
}
