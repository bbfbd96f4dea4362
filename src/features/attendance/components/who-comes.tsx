import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InlineError } from '@/shared/ui/states/inline-error'
import layout from '@/shared/ui/layout.module.css'
import { useSquadAnswers } from '../api/squad-answers'
import { answerGroups, type AnswerGroup } from '../model/squad-answers'
import styles from './who-comes.module.css'

interface WhoComesProps {
  trainingId: string
  teamId: string
}

/** Yes, no and still open as numbers; a tap shows the names behind one. */
export function WhoComes({ trainingId, teamId }: WhoComesProps) {
  const { t } = useTranslation('attendance')
  const { t: tClub } = useTranslation()
  const { data, error, refetch } = useSquadAnswers(trainingId, teamId)
  const [shown, setShown] = useState<AnswerGroup | null>(null)
  if (error && !data) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!data) return <div className={styles.waiting} />
  const groups = answerGroups.filter((group) => group !== 'maybe' || data.maybe.length > 0)
  return (
    <section className={layout.stack3} aria-label={t('attendance.who_comes.title')}>
      <div className={`${layout.grid} ${layout.gap2} ${styles.groups}`}>
        {groups.map((group) => (
          <button
            key={group}
            type="button"
            className={`${layout.column} ${layout.top} ${layout.roundControl} ${styles.group}`}
            data-group={group}
            aria-expanded={shown === group}
            disabled={data[group].length === 0}
            onClick={() => setShown(shown === group ? null : group)}
          >
            <span className={`${layout.bold} ${styles.number}`} data-figures="">
              {data[group].length}
            </span>
            {t(`attendance.who_comes.groups.${group}`)}
          </button>
        ))}
      </div>
      {shown && data[shown].length > 0 ? (
        <ul
          className={`${layout.listGrid} ${layout.size14} ${layout.breakable} ${styles.names}`}
          aria-label={t(`attendance.who_comes.groups.${shown}`)}
        >
          {data[shown].map(({ id, first_name, last_name, reason, note }) => (
            <li key={id}>
              {`${first_name} ${last_name}`.trim()}
              {reason || note ? (
                <span className={`${layout.dimmed} ${layout.dimmed13} ${styles.note}`}>
                  {[reason ? tClub(`answer.reason.${reason}`) : null, note]
                    .filter(Boolean)
                    .join(': ')}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
