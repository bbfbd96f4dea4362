import { useWatch } from 'react-hook-form'
import { addMinutes } from '@/lib/time/interval'
import { toInstant, toWallClock } from '@/lib/time/wall-clock'
import { trainingFields, type TrainingFields } from '../../model/training-schema'

const slotShape = trainingFields.pick({ team_id: true, date: true, time: true, duration: true })

export interface Slot {
  teamId: string
  /** Instants in ISO. */
  startsAt: string
  endsAt: string
  /** End on the school's clock, `HH:mm`. */
  end: string
}

/** Which training the fields mean; null while date, start or length is not one. */
export function useSlot(zoneOf: (teamId: string) => string): Slot | null {
  const [team_id, date, time, duration] = useWatch<
    TrainingFields,
    ['team_id', 'date', 'time', 'duration']
  >({ name: ['team_id', 'date', 'time', 'duration'] })
  const slot = slotShape.safeParse({ team_id, date, time, duration })
  if (!slot.success) return null
  const zone = zoneOf(slot.data.team_id)
  const startsAt = toInstant(slot.data, zone)
  const endsAt = addMinutes(startsAt, slot.data.duration)
  return { teamId: slot.data.team_id, startsAt, endsAt, end: toWallClock(endsAt, zone).time }
}
