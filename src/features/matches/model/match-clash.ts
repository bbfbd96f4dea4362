/** What stands in a match's way: other matches and trainings of the team at that time, and the past. */
import { isOverlapping } from '@/lib/time/interval'

interface Busy {
  starts_at: string
  ends_at: string
}

export interface BusyMatch extends Busy {
  id: string
  opponent: string
}

export interface BusyTraining extends Busy {
  title: string | null
}

export interface Clashes {
  matches: BusyMatch[]
  trainings: BusyTraining[]
  isPast: boolean
}

/** `ownId`: the match that is changed is not in its own way. `now` in epoch milliseconds. */
export function findClashes(
  at: Busy,
  { matches, trainings }: { matches: readonly BusyMatch[]; trainings: readonly BusyTraining[] },
  { ownId, now }: { ownId: string | null; now: number },
): Clashes {
  return {
    matches: matches.filter((match) => match.id !== ownId && isOverlapping(match, at)),
    trainings: trainings.filter((training) => isOverlapping(training, at)),
    isPast: Date.parse(at.starts_at) < now,
  }
}
