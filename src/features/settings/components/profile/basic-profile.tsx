import type { AppRole } from '@/features/session/model/session'
import { profileSchema } from '../../model/account-schemas'
import { ProfileForm, toPersonValues } from './profile-form'
import { ProfileShell, type ProfileProps } from './profile-shell'

/** For administrators, and for who has no role yet: the person alone. */
export function BasicProfile({ user, ofRole: role }: ProfileProps & { ofRole: AppRole | null }) {
  return (
    <ProfileShell
      user={user}
      ofRole={role}
      renderForm={(mode) => (
        <ProfileForm
          {...mode}
          ofRole={role}
          schema={profileSchema}
          defaultValues={toPersonValues(user)}
        />
      )}
    />
  )
}
