import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { FactLine } from '@/shared/ui/name-lines'
import type { WorkRow } from '../api/work'
import { WorkMenu } from './board/work-menu'
import { CheerButtons } from './cheers/cheer-buttons'
import { CheerList } from './cheers/cheer-list'
import { TaskState } from './task-state'
import { useTaskText } from './use-task-text'

interface TaskHistoryItemProps {
  task: WorkRow
  isStaff: boolean
}

/** A task with what happened to it: given, begun, finished, and what was said about it. */
export function TaskHistoryItem({ task, isStaff }: TaskHistoryItemProps) {
  const { t } = useTranslation('tasks')
  const role = useSession()?.profile?.role
  const { formatDue } = useTaskText()
  const title = task.title || t(`kinds.${task.kind}`)
  const steps = [
    t('steps.given', { day: formatDate(task.created_at), name: task.giver ?? '–' }),
    task.started_at && task.started_at !== task.completed_at
      ? t('steps.started', { day: formatDate(task.started_at) })
      : null,
    task.reopened_at ? t('steps.reopened', { day: formatDate(task.reopened_at) }) : null,
    task.completed_at
      ? t('steps.done', { day: formatDate(task.completed_at), name: task.finisher ?? '–' })
      : null,
    task.cancelled_at ? t('steps.cancelled', { day: formatDate(task.cancelled_at) }) : null,
  ]
  return (
    <li className={`${layout.card} ${layout.stack2}`}>
      <div className={layout.spread} style={{ display: 'flex', gap: 8 }}>
        <div className={`${layout.stack1} ${layout.grow}`}>
          <FactLine>
            <h3 className={`${layout.medium14} ${layout.plain} ${layout.breakable}`}>{title}</h3>
            <TaskState task={task} />
          </FactLine>
          <p className={layout.dim13}>{[formatDue(task), t(`kinds.${task.kind}`)].join(' · ')}</p>
        </div>
        {isStaff ? <WorkMenu task={task} title={title} isGiver /> : null}
      </div>
      {task.body ? (
        <p
          className={`${layout.plain} ${layout.size14} ${layout.breakable}`}
          style={{ whiteSpace: 'pre-line' }}
        >
          {task.body}
        </p>
      ) : null}
      {task.result ? (
        <p className={`${layout.plain} ${layout.size14} ${layout.breakable}`}>
          {t('result.said', { text: task.result })}
        </p>
      ) : null}
      <CheerList cheers={task.cheers} />
      {role === 'coach' ? <CheerButtons task={task} title={title} /> : null}
      <p className={`${layout.dim13} ${layout.breakable}`}>
        {steps.filter(Boolean).join(' · ')}
        {task.quiz_id ? (
          <>
            {' · '}
            <Link
              to={`${href(paths.tasks.quiz, { id: task.quiz_id })}?player=${task.player_id ?? ''}`}
            >
              {t(isStaff ? 'player.results' : 'family.look_again')}
            </Link>
          </>
        ) : null}
        {isStaff && task.note_id ? (
          <>
            {' · '}
            <Link to={href(paths.notes.historyDetails, { id: task.note_id })}>
              {t('player.from_note')}
            </Link>
          </>
        ) : null}
      </p>
    </li>
  )
}
