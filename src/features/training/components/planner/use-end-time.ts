import { useWatch } from 'react-hook-form'
import { plusMinutes, toInstant, toWallClock } from '@/features/schools/model/school-time'
import { trainingSchema, type TrainingValues } from '../../model/training-schema'

const slotShape = trainingSchema.pick({ team_id: true, date: true, time: true, duration: true })

/** When the session ends on the school's clock, `HH:mm`; null while date, start or length is not one. */
export function useEndTime(zoneOf: (teamId: string) => string): string | null {
  const [team_id, date, time, duration] = useWatch<
    TrainingValues,
    ['team_id', 'date', 'time', 'duration']
  >({ name: ['team_id', 'date', 'time', 'duration'] })
  const slot = slotShape.safeParse({ team_id, date, time, duration })
  if (!slot.success) return null
  const zone = zoneOf(slot.data.team_id)
  const starts = toInstant(slot.data, zone)
  return toWallClock(plusMinutes(starts, slot.data.duration), zone).time
}
