import { useState } from 'react'
import type { Team } from '@/features/teams/api/teams'
import { plusMinutes } from '@/lib/time/interval'
import { toInstant } from '@/lib/time/wall-clock'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { useQuickSlots } from '../api/quick-slots'
import { firstSlot, nextSlot, slotAt } from '../model/next-slot'
import {
  quickLinkSchema,
  quickMinutes,
  readAt,
} from '@/features/planner/model/candidates/quick-link'

/** Which evening it is: what the address says, and by itself the next one without a plan. */
export function useQuickSlot(teams: readonly Team[]) {
  const [link, patch] = useUrlState(quickLinkSchema)
  const [now] = useState(() => Date.now())
  const { data: trainings } = useQuickSlots(teams.map(({ id }) => id))
  const asked = teams.find(({ id }) => id === link.team)
  const first = asked ? nextSlot(asked, trainings, now) : firstSlot(teams, trainings, now)
  const team = teams.find(({ id }) => id === first?.teamId)
  if (!first || !team) return null
  const slot = link.at ? slotAt(team, trainings, readAt(link.at), now) : first
  const usual = Math.min(quickMinutes.max, Math.max(quickMinutes.min, slot.minutes))
  const minutes = link.minutes ?? usual
  const startsAt = toInstant(slot, team.school.time_zone)
  return {
    link,
    patch,
    slot,
    team,
    minutes,
    startsAt,
    endsAt: plusMinutes(startsAt, minutes),
  }
}

export type QuickEvening = NonNullable<ReturnType<typeof useQuickSlot>>
