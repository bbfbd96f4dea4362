import { useTranslation } from 'react-i18next'
import { useLoadWeeks } from '@/features/matches/api/child-load'
import { toLoadWeeks } from '@/features/matches/model/child-load'
import { useLatestNotes } from '@/features/notes/api/notes'
import { VisibilityBadge } from '@/features/notes/widgets/visibility-badge'
import { usePlayerAttendance } from '@/features/people/api/player-attendance'
import { computeAttendanceFigures } from '@/features/people/model/compute-attendance-figures'
import { useStatUpdates } from '@/features/stats/api/stat-updates'
import { computeOverall, roundToPrecision } from '@/features/stats/model/figures'
import { formatDate, formatLocale } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { getToday } from '@/lib/time/calendar-date'
import { LinkButton } from '@/shared/ui/button'
import { CardGrid } from '@/shared/ui/cards/card-grid'
import { StatCard } from '@/shared/ui/cards/stat-card'
import layout from '@/shared/ui/layout.module.css'
import { FactLine } from '@/shared/ui/name-lines'
import { useWorkOfPlayer } from '../../api/work'
import { useTaskText } from '../use-task-text'

/** How many trainings count as "lately", and how many weeks of matches. */
const recentTrainings = 10
const recentWeeks = 4
const tasksShown = 4

/** What a coach knows of the player before writing: how often there, how long played, the last words and what is open. */
export function PlayerNow({ playerId }: { playerId: string }) {
  const { t } = useTranslation('tasks')
  const notes = useLatestNotes(playerId)
  return (
    <div className={layout.stack4}>
      <CardGrid isNarrow>
        <Presence playerId={playerId} />
        <Minutes playerId={playerId} />
        <Rating playerId={playerId} />
      </CardGrid>
      <div
        className={`${layout.grid} ${layout.gap4} ${layout.top}`}
        style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' }}
      >
        <section className={layout.stack2} aria-labelledby="now-notes">
          <h3 id="now-notes" className={layout.medium14}>
            {t('now.notes')}
          </h3>
          {notes.length === 0 ? (
            <p className={layout.dim14}>{t('now.no_notes')}</p>
          ) : (
            <ul className={layout.listGrid3}>
              {notes.map((note) => (
                <li key={note.id} className={layout.stack1}>
                  <FactLine>
                    <span className={layout.dim13}>
                      {[formatDate(note.occurred_on), note.author].filter(Boolean).join(' · ')}
                    </span>
                    <VisibilityBadge visibility={note.visibility} />
                  </FactLine>
                  <p className={`${layout.plain} ${layout.size14} ${layout.breakable}`}>
                    {note.body}
                  </p>
                </li>
              ))}
            </ul>
          )}
          <div>
            <LinkButton kind="secondary" to={`${paths.notes.history}?player=${playerId}`}>
              {t('now.all_notes')}
            </LinkButton>
          </div>
        </section>
        <OpenTasks playerId={playerId} />
      </div>
    </div>
  )
}

function Presence({ playerId }: { playerId: string }) {
  const { t } = useTranslation('tasks')
  const { data } = usePlayerAttendance(playerId)
  const { rate, counted } = computeAttendanceFigures(data?.slice(0, recentTrainings) ?? [])
  const percent = new Intl.NumberFormat(formatLocale(), { style: 'percent' })
  return (
    <StatCard
      label={t('now.presence', { count: counted })}
      value={rate === null ? '–' : percent.format(rate)}
    />
  )
}

function Minutes({ playerId }: { playerId: string }) {
  const { t } = useTranslation('tasks')
  const { data } = useLoadWeeks({ playerId, day: getToday(), count: recentWeeks })
  const weeks = data ? toLoadWeeks(data) : []
  const minutes = weeks.reduce((sum, { load }) => sum + load.minutes, 0)
  return (
    <StatCard
      label={t('now.minutes', { count: recentWeeks })}
      value={data ? t('now.minutes_value', { count: minutes }) : '–'}
    />
  )
}

function Rating({ playerId }: { playerId: string }) {
  const { t } = useTranslation('tasks')
  const { data } = useStatUpdates(playerId)
  const latest = data?.snapshots.find(({ isSelf }) => !isSelf)
  const overall = latest ? computeOverall(latest.ratings) : undefined
  const number = new Intl.NumberFormat(formatLocale())
  if (!latest || overall === undefined) return null
  return (
    <StatCard
      label={t('now.rating')}
      value={number.format(roundToPrecision(overall, 'decimal'))}
      hint={formatDate(latest.at)}
    />
  )
}

function OpenTasks({ playerId }: { playerId: string }) {
  const { t } = useTranslation('tasks')
  const { formatDue } = useTaskText()
  const open = useWorkOfPlayer(playerId).filter(
    ({ status }) => status === 'open' || status === 'in_progress',
  )
  return (
    <section className={layout.stack2} aria-labelledby="now-tasks">
      <h3 id="now-tasks" className={layout.medium14}>
        {t('player.open', { count: open.length })}
      </h3>
      {open.length === 0 ? (
        <p className={layout.dim14}>{t('family.nothing_open')}</p>
      ) : (
        <ul className={layout.listStack2}>
          {open.slice(0, tasksShown).map((task) => (
            <li key={task.id} className={layout.stack}>
              <span className={`${layout.size14} ${layout.breakable}`}>
                {task.title || t(`kinds.${task.kind}`)}
              </span>
              <span className={layout.dim13}>{formatDue(task)}</span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <LinkButton kind="secondary" to={href(paths.tasks.ofPlayer, { id: playerId })}>
          {t('now.all_tasks')}
        </LinkButton>
      </div>
    </section>
  )
}
