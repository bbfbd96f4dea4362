import { useSession } from '@/features/session/api/session-store'

/** Who is looking, in the active role; the database decides what they may read and write. */
export function useNoteAccess() {
  const session = useSession()
  const role = session?.profile?.role ?? null
  return {
    userId: session?.user.id ?? '',
    role,
    isStaff: role === 'coach' || role === 'owner',
    ownedSchools: (session?.held_roles ?? []).flatMap((held) =>
      held.role === 'owner' ? (held.school_id ?? []) : [],
    ),
  }
}
