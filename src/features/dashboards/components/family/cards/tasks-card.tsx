import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { IconButton } from '@/shared/ui/button'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import { useFamilyTasks } from '@/features/attendance/api/family/tasks'
import type { FamilyTask } from '@/features/attendance/model/family/family-task'
import type { Child } from '@/features/attendance/model/family/children'
import { useTickTask } from '@/features/attendance/widgets/family/use-tick-task'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { ChildName } from './child-name'
import styles from '../family.module.css'
import { useDayText } from '../use-day-text'

const tasksShown = 3

interface TasksCardProps {
  playerIds: readonly string[]
  family: readonly Child[]
  now: number
}

/** Open tasks, the next due first; one tap ticks one off for whoever may speak for the player. */
export function TasksCard({ playerIds, family, now }: TasksCardProps) {
  const { t } = useTranslation('dashboards')
  const isPhone = useIsPhone()
  const tasks = useFamilyTasks(playerIds)
  const hidden = tasks.length - tasksShown
  // a phone has no room for what says that there is nothing
  if (isPhone && tasks.length === 0) return null
  return (
    <DashboardCard
      title={t('tasks.title')}
      more={{ to: paths.tasks.active, label: t('tasks.open') }}
    >
      {tasks.length === 0 ? (
        <p className={layout.dim14}>{t('tasks.empty')}</p>
      ) : (
        <ul className={layout.list}>
          {tasks.slice(0, tasksShown).map((task) => (
            <TaskItem key={task.id} task={task} family={family} now={now} />
          ))}
        </ul>
      )}
      {hidden > 0 ? <p className={layout.dim14}>{t('tasks.hidden', { count: hidden })}</p> : null}
    </DashboardCard>
  )
}

interface TaskItemProps {
  task: FamilyTask
  family: readonly Child[]
  now: number
}

function TaskItem({ task, family, now }: TaskItemProps) {
  const { t } = useTranslation('dashboards')
  const text = useDayText()
  const { tick, isPending } = useTickTask()
  const mayTick = family.some(({ id, may_answer }) => id === task.player_id && may_answer)
  const isLate = task.due_at !== null && Date.parse(task.due_at) < now
  const title = task.title || t(`tasks.kinds.${task.kind}`)
  return (
    <li className={`${layout.row} ${styles.item}`}>
      <div className={`${layout.min} ${layout.breakable} ${styles.main}`}>
        <p className={layout.medium}>
          {task.quiz_id ? (
            <Link
              to={`${href(paths.tasks.quiz, { id: task.quiz_id })}?player=${task.player_id ?? ''}`}
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className={isLate ? styles.late : styles.dim}>
          {task.due_at
            ? t(isLate ? 'tasks.late' : 'tasks.due', { day: text.dayOf(task.due_at) })
            : t(`tasks.kinds.${task.kind}`)}
        </p>
      </div>
      <span className={layout.rowWide}>
        <ChildName id={task.player_id} family={family} />
        {mayTick && !task.quiz_id ? (
          <IconButton
            kind="secondary"
            label={t('tasks.tick', { title })}
            disabled={isPending}
            onClick={() => void tick({ ...task, title }).catch(ignoreReported)}
          >
            <IconCheck size={20} stroke={1.75} />
          </IconButton>
        ) : null}
      </span>
    </li>
  )
}
