import { useSession } from '@/features/session/api/session-store'
import { AcademyEditor } from '../components/academy/academy-editor'
import { ProfileBoundary } from '../components/profile/profile-boundary'

/** `/dashboard/owner/settings/academy`: the owner's profile and the school, edited together. */
export function AcademyPage() {
  const session = useSession()
  if (!session) return null
  return (
    <ProfileBoundary>
      <AcademyEditor userId={session.user.id} />
    </ProfileBoundary>
  )
}
