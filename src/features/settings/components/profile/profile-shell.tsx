import { IconPencil } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnUser } from '@/features/people/api/user-api'
import type { AppRole } from '@/features/session/model/session'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useOwnPlayer } from '../../api/profile/own-player'
import { isMinor } from '../../model/profile/minor'
import { DetailsState, type DetailsQuery } from './details-state'
import { PersonCard } from './person-card'
import type { EditMode } from './profile-form'

export interface ProfileProps {
  user: OwnUser
}

interface ProfileShellProps extends ProfileProps {
  ofRole: AppRole | null
  /** What the role adds; a role that adds nothing has none. */
  details?: DetailsQuery
  renderForm: (mode: EditMode) => ReactNode
  children?: ReactNode
}

/** View, then edit, then save or cancel: the same for every role. */
export function ProfileShell(props: ProfileShellProps) {
  const { user, ofRole: role, details, renderForm, children } = props
  const { t } = useTranslation('settings')
  const [isEditing, setEditing] = useState(false)
  const [now] = useState(() => new Date())
  const { data: player } = useOwnPlayer(user.id)

  function edit() {
    if (role && details && details.data === undefined) {
      showToast('error', `settings:roles.${role}.cannot_edit`)
    } else setEditing(true)
  }

  if (isEditing) {
    return renderForm({
      user,
      isMinor: player ? isMinor(player.date_of_birth, now) : false,
      onSaved: () => setEditing(false),
      onCancel: () => {
        setEditing(false)
        showToast('info', 'settings:profile.cancelled')
      },
    })
  }
  return (
    <div className={layout.grid4}>
      <PersonCard
        user={user}
        ofRole={role}
        photoOf={player?.id}
        actions={
          <Button
            kind="secondary"
            icon={<IconPencil size={18} stroke={1.75} />}
            busy={details?.data === undefined && details?.error === null}
            onClick={edit}
          >
            {t('profile.edit')}
          </Button>
        }
      />
      {role && details ? <DetailsState ofRole={role} query={details} /> : null}
      {children}
    </div>
  )
}
