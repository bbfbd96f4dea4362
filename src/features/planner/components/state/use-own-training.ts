import { useState } from 'react'
import { addMinutes } from '@/lib/time/interval'
import { toInstant } from '@/lib/time/wall-clock'
import { fetchOwnTrainingsNow } from '../../api/own-trainings'
import { findWaiting, toTrainingPlan, type OwnTraining } from '../../model/board/own-training'
import type { TrainingKey, TrainingValues } from '../../model/training-schema'

interface OwnTrainingOptions {
  existing: TrainingKey | null
  /** What is stored already: an unchanged time is not asked about. */
  stored: TrainingValues
  zoneOf: (teamId: string) => string
}

const whenNames = ['team_id', 'date', 'time', 'duration'] as const

/** Where a plan goes when its team trains then already: into the session that waits for one, or it is asked. */
export function useOwnTraining({ existing, stored, zoneOf }: OwnTrainingOptions) {
  const [asked, setAsked] = useState<{ values: TrainingValues; training: OwnTraining } | null>(null)

  /** What to save under which key; null when the coach has to decide first. */
  async function settle(values: TrainingValues) {
    const isSameTime = whenNames.every((name) => values[name] === stored[name])
    if (existing && isSameTime) return { values, key: existing }
    const zone = zoneOf(values.team_id)
    const startsAt = toInstant(values, zone)
    const endsAt = addMinutes(startsAt, values.duration)
    // without a connection saving itself tells what is wrong
    const found = await fetchOwnTrainingsNow({ teamId: values.team_id, startsAt, endsAt }).catch(
      () => [],
    )
    const own = found.filter(({ id }) => id !== existing?.id)
    const waiting = existing ? null : findWaiting(own, startsAt)
    if (waiting) return toTrainingPlan(waiting, values, zone)
    const [training] = own
    if (!training) return { values, key: existing }
    setAsked({ values, training })
    return null
  }

  const canPlanThat = asked !== null && !existing && asked.training.blocks.length === 0
  return {
    asked,
    settle,
    /** The plan as that session's own; null where it has a plan already. */
    planThat: canPlanThat
      ? toTrainingPlan(asked.training, asked.values, zoneOf(asked.values.team_id))
      : null,
    forget: () => setAsked(null),
  }
}
