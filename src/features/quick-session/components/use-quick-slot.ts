import { useState } from 'react'
import type { Team } from '@/features/teams/api/teams'
import { addMinutes } from '@/lib/time/interval'
import { toInstant } from '@/lib/time/wall-clock'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { useTeamSlots } from '@/features/planner/api/team-slots'
import { findFirstSlot, findNextSlot, findSlotAt } from '@/features/planner/model/next-slot'
import {
  quickLinkSchema,
  quickMinutes,
  readAt,
} from '@/features/planner/model/candidates/quick-link'

/** Which training it is: what the address says, and by itself the next one without a plan. */
export function useQuickSlot(teams: readonly Team[]) {
  const [link, patch] = useUrlState(quickLinkSchema)
  const [now] = useState(() => Date.now())
  const { data: trainings } = useTeamSlots(teams.map(({ id }) => id))
  const asked = teams.find(({ id }) => id === link.team)
  const first = asked ? findNextSlot(asked, trainings, now) : findFirstSlot(teams, trainings, now)
  const team = teams.find(({ id }) => id === first?.teamId)
  if (!first || !team) return null
  const slot = link.at ? findSlotAt(team, trainings, readAt(link.at), now) : first
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
    endsAt: addMinutes(startsAt, minutes),
  }
}

export type QuickTraining = NonNullable<ReturnType<typeof useQuickSlot>>
