import { useTranslation } from 'react-i18next'
import { useApproveGuardian } from '@/features/people/api/guardian-requests'
import { listLinkFieldErrors } from '@/features/people/model/child-request-schema'
import { useSchoolOptions } from '@/features/schools/api/school-options'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { showToast } from '@/lib/toast'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { useAssignRole } from '../../api/users'
import {
  assignmentSchema,
  guessSchool,
  findSharedWish,
  type Assignment,
} from '../../model/assignment'
import { AssignRoleFields } from './assign-role-fields'
import styles from '../users.module.css'

export interface RolePerson {
  id: string
  full_name: string
  email: string
  requested_role: string | null
  request_school_name: string | null
  request_message: string | null
  request_child_name: string | null
}

interface AssignRoleSheetProps {
  people: RolePerson[]
  onClose: () => void
  onDone: () => void
}

/** Gives one role to one person or many, starting from what they asked for; a parent also gets the child. */
export function AssignRoleSheet({ people, onClose, onDone }: AssignRoleSheetProps) {
  const { t } = useTranslation('admin')
  const roleName = useRoleName()
  const assign = useAssignRole()
  const approveGuardian = useApproveGuardian()
  const { data: schools } = useSchoolOptions()
  const [first] = people
  const person = first && people.length === 1 ? first : null
  const name = first?.full_name || first?.email || ''

  async function handleSubmit({ role, school_id, player_id, relationship }: Assignment) {
    if (person && role === 'parent' && school_id && player_id) {
      await approveGuardian.mutateAsync({
        userId: person.id,
        schoolId: school_id,
        playerId: player_id,
        relationship,
      })
      showToast('success', 'people:requests.done', { values: { person: name } })
      onDone()
      return
    }
    const user_ids = people.flatMap(({ id }) => (id ? [id] : []))
    const count = await assign.mutateAsync({
      user_ids,
      role,
      school_id: role === 'admin' ? null : school_id,
    })
    const message = count === 0 ? 'admin:assign.done_none' : 'admin:assign.done'
    showToast('success', message, { values: { count, role: roleName(role) } })
    onDone()
  }

  return (
    <Sheet title={t('assign.title', { count: people.length, name })} isOpen onClose={onClose}>
      {schools && (
        <Form
          schema={assignmentSchema}
          defaultValues={{
            role: findSharedWish(people) ?? undefined,
            school_id: guessSchool(people, schools),
            player_id: null,
            relationship: 'parent',
          }}
          fieldErrors={(error) =>
            error.detail === 'approve_one_by_one'
              ? { role: 'admin:assign.errors.one_by_one' }
              : listLinkFieldErrors(error)
          }
          onSubmit={handleSubmit}
        >
          <p className={styles.dim}>{t('assign.why')}</p>
          <AssignRoleFields person={person} />
          <RequestMessages people={people} />
          <div className={layout.wrapEnd}>
            <Button kind="secondary" onClick={onClose}>
              {t('assign.cancel')}
            </Button>
            <Button type="submit" busy={assign.isPending || approveGuardian.isPending}>
              {t('assign.submit')}
            </Button>
          </div>
        </Form>
      )}
    </Sheet>
  )
}

/** What the chosen people wrote when they asked, so that nobody is judged unread. */
function RequestMessages({ people }: { people: RolePerson[] }) {
  const { t } = useTranslation('admin')
  const written = people.filter((person) => person.request_message)
  if (written.length === 0) return null
  return (
    <ul className={`${layout.listStack2} ${styles.people}`}>
      {written.map((person) => (
        <li key={person.id}>
          {t('assign.message', { name: person.full_name || person.email })}
          <p className={styles.message}>{person.request_message}</p>
        </li>
      ))}
    </ul>
  )
}
