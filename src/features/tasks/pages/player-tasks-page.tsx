import { IconHistory, IconNotebook, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { usePlayer } from '@/features/people/api/players/players'
import { PlayerFace } from '@/features/people/widgets/player-face'
import { useSession } from '@/features/session/api/session-store'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { formatFullName } from '@/lib/person'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useWorkOfPlayer } from '../api/work'
import { ChildTaskList } from '../components/family/child-task-list'
import { TaskHistoryItem } from '../components/task-history-item'
import { useTaskText } from '../components/use-task-text'
import { groupByColumn } from '../model/work'

/** Everything one player has and had to do, what is open first. */
export function PlayerTasksPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('tasks')
  const player = usePlayer(id)
  const { teams, isStaff, role } = useTrainingAccess()
  const name = formatFullName(player)
  const isMine = player.squads.some(
    ({ left_on, team }) => left_on === null && teams.some((own) => own.id === team.id),
  )
  return (
    <DetailsPage
      title={t('player.title', { name })}
      back={{ to: paths.tasks.active, label: t('pages.active') }}
      media={<PlayerFace playerId={id} name={name} among={[id]} size={48} />}
      description={t(isStaff ? 'player.lead' : 'player.lead_family')}
      actions={
        isStaff ? (
          <>
            <LinkButton
              to={`${paths.tasks.assign}?player=${id}`}
              icon={<IconPlus size={20} stroke={1.75} />}
            >
              {t('board.assign')}
            </LinkButton>
            <LinkButton
              kind="secondary"
              to={`${paths.individual.progress}?player=${id}`}
              icon={<IconHistory size={20} stroke={1.75} />}
            >
              {t('player.progress')}
            </LinkButton>
            {role === 'coach' && isMine ? (
              <LinkButton
                kind="secondary"
                to={href(paths.tasks.addForPlayer, { playerId: id })}
                icon={<IconNotebook size={20} stroke={1.75} />}
              >
                {t('player.note')}
              </LinkButton>
            ) : null}
          </>
        ) : null
      }
    >
      <QueryBoundary skeleton={<ListSkeleton rows={5} />}>
        <Work playerId={id} isStaff={isStaff} />
      </QueryBoundary>
    </DetailsPage>
  )
}

function Work({ playerId, isStaff }: { playerId: string; isStaff: boolean }) {
  const { t } = useTranslation('tasks')
  const session = useSession()
  const { now } = useTaskText()
  const rows = useWorkOfPlayer(playerId)
  const columns = groupByColumn(rows, now)
  const open = [...columns.late, ...columns.in_progress, ...columns.open]
  const past = rows
    .filter(({ status }) => status === 'done' || status === 'cancelled')
    .toSorted((one, other) => getEnd(other).localeCompare(getEnd(one)))
  if (rows.length === 0) {
    return <EmptyState title={t('player.empty')} text={t('player.empty_text')} />
  }
  return (
    <div className={layout.stack5}>
      <section className={layout.stack3} aria-labelledby="tasks-open">
        <h2 id="tasks-open" className={layout.text16}>
          {t('player.open', { count: open.length })}
        </h2>
        {open.length === 0 ? (
          <p className={layout.dim14}>{t('family.nothing_open')}</p>
        ) : isStaff ? (
          <ul className={layout.listStack2}>
            {open.map((task) => (
              <TaskHistoryItem key={task.id} task={task} isStaff />
            ))}
          </ul>
        ) : (
          <ChildTaskList rows={open} playerId={playerId} userId={session?.user.id ?? ''} />
        )}
      </section>
      {past.length > 0 ? (
        <section className={layout.stack3} aria-labelledby="tasks-past">
          <h2 id="tasks-past" className={layout.text16}>
            {t('player.past', { count: past.length })}
          </h2>
          <ul className={layout.listStack2}>
            {past.map((task) => (
              <TaskHistoryItem key={task.id} task={task} isStaff={isStaff} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

function getEnd(task: { completed_at: string | null; cancelled_at: string | null }): string {
  return task.completed_at ?? task.cancelled_at ?? ''
}
