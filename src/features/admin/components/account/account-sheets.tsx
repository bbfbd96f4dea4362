import type { Account } from '../../api/accounts'
import { AssignRoleSheet } from '../roles/assign-role-sheet'
import { HeldRolesSheet } from '../roles/held-roles-sheet'
import { StatusSheet } from '../status-sheet'
import { StartViewSheet } from '../view/start-view-sheet'

export type AccountTask = 'assign' | 'manage' | 'status' | 'view'

interface AccountSheetsProps {
  account: Account
  name: string
  task: AccountTask
  onClose: () => void
}

/** What can be done to one account, each act in a sheet of its own. */
export function AccountSheets({ account, name, task, onClose }: AccountSheetsProps) {
  const { id, email, request } = account
  const shared = { onClose, onDone: onClose }
  if (task === 'manage') {
    return <HeldRolesSheet user={{ id, email, full_name: name }} onClose={onClose} />
  }
  if (task === 'view') return <StartViewSheet userId={id} name={name} onClose={onClose} />
  if (task === 'status') {
    const to = account.status === 'active' ? 'suspended' : 'active'
    return <StatusSheet people={[{ id, name }]} to={to} {...shared} />
  }
  const person = {
    id,
    email,
    full_name: name,
    requested_role: request?.role ?? null,
    request_school_name: request?.school_name ?? null,
    request_message: request?.message ?? null,
    request_child_name: request?.child_name ?? null,
  }
  return <AssignRoleSheet people={[person]} {...shared} />
}
