/** What a click into the calendar asks before a session stands there. */
import { z } from 'zod'
import { trainingLimits } from '@/features/planner/model/limits'
import { createTrainingValues } from '@/features/planner/model/training-defaults'
import { toSaveArgument } from '@/features/planner/model/training-schema'

const { durationMin, durationMax } = trainingLimits

export const slotSchema = z.object({
  team_id: z.string('calendar:slot.no_team').min(1, 'calendar:slot.no_team'),
  title: z.string().trim().max(trainingLimits.title),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'calendar:slot.bad_time'),
  minutes: z
    .number('calendar:slot.bad_minutes')
    .int('calendar:slot.bad_minutes')
    .min(durationMin, 'calendar:slot.bad_minutes')
    .max(durationMax, 'calendar:slot.bad_minutes'),
})

export type SlotValues = z.infer<typeof slotSchema>

/** A session without exercises at that time, as `save_training` takes it. */
export function toSlotArgument(values: SlotValues, date: string, zone: string, place: string) {
  const training = createTrainingValues({
    now: 0,
    zone,
    teamId: values.team_id,
    place,
    date,
    time: values.time,
    duration: values.minutes,
  })
  return toSaveArgument({ ...training, title: values.title }, zone, null)
}
