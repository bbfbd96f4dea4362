import { useTranslation } from 'react-i18next'
import { useChildren, useSelfAsPlayer } from '@/features/attendance/api/family/children'
import type { Child } from '@/features/attendance/model/family/children'
import { PlayerFace } from '@/features/people/widgets/player-face'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { useBoardWork, type WorkRow } from '../../api/work'
import { groupByColumn } from '../../model/work'
import { useTaskText } from '../use-task-text'
import { FamilyTaskItem } from './family-task-item'

export function OwnTasks({ userId }: { userId: string }) {
  return <Tasks family={useSelfAsPlayer(userId)} isSelf />
}

export function ChildrenTasks({ userId }: { userId: string }) {
  return <Tasks family={useChildren(userId)} isSelf={false} />
}

/** Each child's tasks, what is open first; a player sees the own ones. */
function Tasks({ family, isSelf }: { family: readonly Child[]; isSelf: boolean }) {
  const { t } = useTranslation('tasks')
  const work = useBoardWork()
  const among = family.map(({ id }) => id)
  const own = family.map((child) => ({
    child,
    rows: work.filter(({ player_id: id }) => id === child.id),
  }))
  if (own.every(({ rows }) => rows.length === 0)) {
    return (
      <EmptyState
        title={t('family.empty')}
        text={t(isSelf ? 'family.empty_text' : 'family.empty_parent')}
      />
    )
  }
  return (
    <div className={layout.stack5}>
      {own.map(({ child, rows }) => (
        <section key={child.id} className={layout.stack3} aria-label={child.full_name}>
          <div className={layout.between3}>
            {isSelf ? null : (
              <h2 className={`${layout.line2} ${layout.text16}`}>
                <PlayerFace playerId={child.id} name={child.full_name} among={among} />
                {child.first_name}
              </h2>
            )}
            <LinkButton kind="quiet" to={href(paths.tasks.ofPlayer, { id: child.id })}>
              {t(isSelf ? 'family.history' : 'family.history_of', { name: child.first_name })}
            </LinkButton>
          </div>
          <ChildTasks rows={rows} mayMove={child.may_answer} mayCheer={!isSelf} />
        </section>
      ))}
    </div>
  )
}

interface ChildTasksProps {
  rows: readonly WorkRow[]
  mayMove: boolean
  mayCheer: boolean
}

function ChildTasks({ rows, mayMove, mayCheer }: ChildTasksProps) {
  const { t } = useTranslation('tasks')
  const { now } = useTaskText()
  const columns = groupByColumn(rows, now)
  const open = [...columns.late, ...columns.in_progress, ...columns.open]
  return (
    <>
      {open.length === 0 ? (
        <p className={layout.dim14}>{t('family.nothing_open')}</p>
      ) : (
        <ul className={layout.listStack2}>
          {open.map((task) => (
            <FamilyTaskItem key={task.id} task={task} mayMove={mayMove} mayCheer={mayCheer} />
          ))}
        </ul>
      )}
      {mayMove || open.length === 0 ? null : (
        <p className={layout.dim13}>{t('family.read_only')}</p>
      )}
      {columns.done.length > 0 ? (
        <>
          <h3 className={layout.medium14}>{t('family.lately_done')}</h3>
          <ul className={layout.listStack2}>
            {columns.done.map((task) => (
              <FamilyTaskItem key={task.id} task={task} mayMove={mayMove} mayCheer={mayCheer} />
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}
