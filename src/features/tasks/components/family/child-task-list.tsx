import { useChildren, useSelfAsPlayer } from '@/features/attendance/api/family/children'
import layout from '@/shared/ui/layout.module.css'
import type { WorkRow } from '../../api/work'
import { FamilyTaskItem } from './family-task-item'

interface ChildTaskListProps {
  rows: readonly WorkRow[]
  playerId: string
  userId: string
}

/** Open tasks of one player, to be moved by the player or a guardian who may answer. */
export function ChildTaskList({ rows, playerId, userId }: ChildTaskListProps) {
  const children = useChildren(userId)
  const family = [...useSelfAsPlayer(userId), ...children]
  const mayCheer = children.some(({ id }) => id === playerId)
  const mayMove = family.some(({ id, may_answer: mayAnswer }) => id === playerId && mayAnswer)
  return (
    <ul className={layout.listStack2}>
      {rows.map((task) => (
        <FamilyTaskItem key={task.id} task={task} mayMove={mayMove} mayCheer={mayCheer} />
      ))}
    </ul>
  )
}
