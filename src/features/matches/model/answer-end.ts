/** Until when families are asked to say whether they come to a match. */
import { addMinutes } from '@/lib/time/interval'

interface Asked {
  starts_at: string
  answer_hours: number | null
}

/** Instant in ISO; without a wish of the coach until kick-off. */
export function getAnswerEnd({ starts_at, answer_hours }: Asked): string {
  return addMinutes(starts_at, -(answer_hours ?? 0) * 60)
}
