/** Addresses that lead into a conversation; it is opened where there is none yet. */
import { paths } from './paths'

/** To the coaches of a team about one child of theirs; for the coaches, to its family. */
export function createFamilyLetterLink(playerId: string, teamId: string): string {
  return `${paths.messages}?family=${playerId}&team=${teamId}`
}

/** To one person; with a minor, who reads along is shown first. */
export function createLetterLink(userId: string): string {
  return `${paths.messages}?with=${userId}`
}
