/** Everything that waits on this device for a connection, whatever feature it is of. */
import {
  listUnsentAttendance,
  sendUnsentAttendance,
  type UnsentAttendance,
} from '@/features/attendance/widgets/unsent-attendance'
import {
  listUnsentProgress,
  sendUnsentProgress,
  type UnsentProgress,
} from '@/features/individual/widgets/unsent-progress'
import {
  listUnsentMatches,
  sendUnsentMatches,
  type UnsentMatch,
} from '@/features/matches/widgets/unsent-matches'
import {
  listUnsentMental,
  sendUnsentMental,
  type UnsentMental,
} from '@/features/mental/widgets/unsent-mental'
import {
  listUnsentMessages,
  sendUnsentMessages,
  type UnsentMessages,
} from '@/features/messages/widgets/unsent-messages'

export type UnsentEntries =
  UnsentAttendance | UnsentMatch | UnsentMental | UnsentMessages | UnsentProgress

export function listUnsent(userId: string): UnsentEntries[] {
  return [
    ...listUnsentAttendance(userId),
    ...listUnsentMatches(userId),
    ...listUnsentMental(userId),
    ...listUnsentMessages(userId),
    ...listUnsentProgress(userId),
  ]
}

/** Tries to send all of it now; what is still unsent afterwards is answered. */
export async function sendUnsent(userId: string): Promise<UnsentEntries[]> {
  return [
    ...(await sendUnsentAttendance(userId)),
    ...(await sendUnsentMatches(userId)),
    ...(await sendUnsentMental(userId)),
    ...(await sendUnsentMessages(userId)),
    ...(await sendUnsentProgress(userId)),
  ]
}
