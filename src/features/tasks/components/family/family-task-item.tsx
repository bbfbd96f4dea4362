import { useState } from 'react'
import { IconCheck, IconMessage, IconPlayerPlay, IconRotate } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { FactLine } from '@/shared/ui/name-lines'
import type { WorkRow } from '../../api/work'
import { CheerButtons } from '../cheers/cheer-buttons'
import { CheerList } from '../cheers/cheer-list'
import { TaskState } from '../task-state'
import { useMoveTask } from '../use-move-task'
import { useTaskText } from '../use-task-text'
import { ResultSheet } from './result-sheet'

interface FamilyTaskItemProps {
  task: WorkRow
  /** Speaks for the player. */
  mayMove: boolean
  /** Looks at the work of somebody else. */
  mayCheer?: boolean
}

/** One task, big enough for a thumb: what, by when, and the buttons that say how far it is. */
export function FamilyTaskItem({ task, mayMove, mayCheer = false }: FamilyTaskItemProps) {
  const { t } = useTranslation('tasks')
  const { formatDue } = useTaskText()
  const move = useMoveTask()
  const [isTelling, setIsTelling] = useState(false)
  const title = task.title || t(`kinds.${task.kind}`)
  const named = { ...task, title }
  const isDone = task.status === 'done'
  const doing = findDoingPage(task)
  return (
    <li className={`${layout.card} ${layout.stack3}`}>
      <div className={layout.stack1}>
        <FactLine>
          <h3 className={`${layout.text16} ${layout.breakable}`}>{title}</h3>
          <TaskState task={task} />
        </FactLine>
        <p className={layout.dim13}>
          {[isDone ? null : formatDue(task), task.giver && t('family.from', { name: task.giver })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {task.body ? (
        <p className={`${layout.plain} ${layout.breakable}`} style={{ whiteSpace: 'pre-line' }}>
          {task.body}
        </p>
      ) : null}
      {task.result ? (
        <p className={`${layout.dim14} ${layout.breakable}`}>
          {t('result.said', { text: task.result })}
        </p>
      ) : null}
      <CheerList cheers={task.cheers} />
      {mayCheer ? <CheerButtons task={task} title={title} /> : null}
      {mayMove ? (
        <div className={layout.wrap2}>
          {isDone ? (
            <>
              <Button
                kind="secondary"
                icon={<IconMessage size={20} stroke={1.75} />}
                onClick={() => setIsTelling(true)}
              >
                {t('result.tell')}
              </Button>
              {doing && task.quiz_id ? (
                <LinkButton kind="quiet" to={doing}>
                  {t('family.look_again')}
                </LinkButton>
              ) : null}
              {task.is_final ? null : (
                <Button
                  kind="quiet"
                  disabled={move.isPending}
                  icon={<IconRotate size={20} stroke={1.75} />}
                  onClick={() => move.reopen(named)}
                >
                  {t('move.reopen')}
                </Button>
              )}
            </>
          ) : (
            <>
              {doing ? (
                <LinkButton to={doing} icon={<IconPlayerPlay size={20} stroke={1.75} />}>
                  {t(task.quiz_id ? 'family.watch' : 'family.do_it')}
                </LinkButton>
              ) : null}
              {task.quiz_id ? null : (
                <Button
                  kind={doing ? 'secondary' : 'primary'}
                  disabled={move.isPending}
                  icon={<IconCheck size={20} stroke={1.75} />}
                  onClick={() => move.finish(named)}
                >
                  {t('family.done')}
                </Button>
              )}
              {task.status === 'open' && !doing ? (
                <Button
                  kind="secondary"
                  disabled={move.isPending}
                  icon={<IconPlayerPlay size={20} stroke={1.75} />}
                  onClick={() => move.start(named)}
                >
                  {t('family.start')}
                </Button>
              ) : null}
            </>
          )}
        </div>
      ) : null}
      {isTelling ? <ResultSheet task={named} onClose={() => setIsTelling(false)} /> : null}
    </li>
  )
}

/** Where the exercise or quiz of a task is done; null for a task without one. */
function findDoingPage(task: WorkRow): string | null {
  if (task.individual_assignment_id)
    return href(paths.individual.activeDetails, { id: task.individual_assignment_id })
  if (task.mental_assignment_id)
    return href(paths.mental.activeDetails, { id: task.mental_assignment_id })
  if (task.quiz_id)
    return `${href(paths.tasks.quiz, { id: task.quiz_id })}?player=${task.player_id ?? ''}`
  return null
}
