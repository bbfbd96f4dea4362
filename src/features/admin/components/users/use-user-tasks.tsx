import { useState } from 'react'
import type { AdminUser } from '../../api/users'
import { ApproveSheet } from '../roles/approve-sheet'
import { AssignRoleSheet } from '../roles/assign-role-sheet'
import { HeldRolesSheet } from '../roles/held-roles-sheet'
import { StatusSheet } from '../status-sheet'
import type { BulkTask } from './bulk-actions'

/** What is about to happen to people, and the sheet in which it is said in full and confirmed. */
export function useUserTasks(onDone: () => void) {
  const [task, setTask] = useState<BulkTask | null>(null)
  const [managed, setManaged] = useState<AdminUser | null>(null)
  const close = () => setTask(null)

  function finish() {
    close()
    onDone()
  }

  return {
    start: setTask,
    manage: setManaged,
    sheets: (
      <>
        {task && <TaskSheet task={task} onClose={close} onDone={finish} />}
        {managed && <HeldRolesSheet user={managed} onClose={() => setManaged(null)} />}
      </>
    ),
  }
}

interface TaskSheetProps {
  task: BulkTask
  onClose: () => void
  onDone: () => void
}

function TaskSheet({ task: { kind, people }, onClose, onDone }: TaskSheetProps) {
  if (kind === 'approve') return <ApproveSheet people={people} onClose={onClose} onDone={onDone} />
  if (kind === 'assign') {
    return <AssignRoleSheet people={people} onClose={onClose} onDone={onDone} />
  }
  const named = people.flatMap(({ id, full_name, email }) =>
    id ? [{ id, name: full_name || email || '' }] : [],
  )
  return <StatusSheet people={named} to="suspended" onClose={onClose} onDone={onDone} />
}
