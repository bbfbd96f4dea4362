import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { PlayerFace } from '@/features/people/widgets/player-face'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import type { WorkRow } from '../../api/work'
import { CheerButtons } from '../cheers/cheer-buttons'
import { CheerList } from '../cheers/cheer-list'
import { useTaskText } from '../use-task-text'
import { WorkMenu } from './work-menu'

interface WorkCardProps {
  task: WorkRow
  /** Everybody on the board, for their photos. */
  among: readonly string[]
}

/** One task on the board: what, whose, by when. */
export function WorkCard({ task, among }: WorkCardProps) {
  const { t } = useTranslation('tasks')
  const { formatDue } = useTaskText()
  const session = useSession()
  const me = session?.user.id
  const role = session?.profile?.role
  const title = task.title || t(`kinds.${task.kind}`)
  const page = task.mental_assignment_id
    ? href(paths.mental.activeDetails, { id: task.mental_assignment_id })
    : task.quiz_id && href(paths.tasks.quiz, { id: task.quiz_id })
  const isGiver = task.player !== null || task.assigned_by === me || role === 'owner'
  const doer = task.user_id === me ? t('board.me') : task.doer || t('board.somebody')
  return (
    <li className={`${layout.card} ${layout.stack2}`} style={{ padding: 'var(--space-3)' }}>
      <div className={`${layout.top} ${layout.spread}`} style={{ display: 'flex', gap: 8 }}>
        <div className={`${layout.stack1} ${layout.grow}`}>
          <h3 className={`${layout.medium14} ${layout.plain} ${layout.breakable}`}>
            {page ? (
              <Link className={layout.quietLink} to={page}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          <p className={layout.dim13}>{[formatDue(task), t(`kinds.${task.kind}`)].join(' · ')}</p>
        </div>
        <WorkMenu task={task} title={title} isGiver={isGiver} />
      </div>
      {task.player ? (
        <Link
          className={`${layout.line2} ${layout.touch} ${layout.quietLink} ${layout.size14}`}
          to={href(paths.tasks.ofPlayer, { id: task.player.id })}
        >
          <PlayerFace playerId={task.player.id} name={task.doer} among={among} size={28} />
          <span className={layout.breakable}>{task.doer}</span>
        </Link>
      ) : (
        <p className={`${layout.line2} ${layout.size14} ${layout.plain}`}>
          <PersonAvatar name={task.doer || '?'} size={28} />
          <span className={layout.breakable}>{doer}</span>
        </p>
      )}
      {task.result ? (
        <p className={`${layout.dim13} ${layout.breakable}`}>
          {t('result.said', { text: task.result })}
        </p>
      ) : null}
      <CheerList cheers={task.cheers} />
      {role === 'coach' ? <CheerButtons task={task} title={title} isCompact /> : null}
    </li>
  )
}
