import { ApproveSheet } from '../roles/approve-sheet'
import { AssignRoleSheet } from '../roles/assign-role-sheet'
import { StatusSheet } from '../status-sheet'
import type { BulkTask } from './bulk-actions'

interface BulkSheetsProps {
  task: BulkTask
  onClose: () => void
  onDone: () => void
}

/** The sheet in which the task is said in full and confirmed. */
export function BulkSheets({ task: { kind, people }, onClose, onDone }: BulkSheetsProps) {
  if (kind === 'approve') return <ApproveSheet people={people} onClose={onClose} onDone={onDone} />
  if (kind === 'assign') {
    return <AssignRoleSheet people={people} onClose={onClose} onDone={onDone} />
  }
  const named = people.flatMap(({ id, full_name, email }) =>
    id ? [{ id, name: full_name || email || '', email: email ?? '' }] : [],
  )
  return <StatusSheet people={named} to="suspended" onClose={onClose} onDone={onDone} />
}
