/** The plan of a tournament: groups, every pair, times and pitches. The same teams and settings give the same plan. */
import { findNextSlot, listSlotStarts } from './day-times'
import { planFirstRound } from './festival'
import { fillSlots } from './fill-slots'
import { listPairings, type Pairing } from './round-robin'
import { listComing } from './tournament'
import type { DayShape, PlannedGame, PlanSettings, PlanTeam, TournamentGame } from './tournament'

type Shape = DayShape & Pick<PlanSettings, 'kind' | 'legs'>

interface GroupPairing extends Pairing {
  group: number
}

export type CreateId = () => string

const createUuid: CreateId = () => crypto.randomUUID()

/** Teams in as many groups, dealt out one by one in their order: group sizes differ by one at most. */
export function assignGroups<Team extends PlanTeam>(teams: readonly Team[], count: number): Team[] {
  return teams.map((team, index) => ({ ...team, group_no: (index % count) + 1 }))
}

/** All games of a tournament, or the first round of a festival. */
export function planGames(
  settings: Shape,
  teams: readonly PlanTeam[],
  createId: CreateId = createUuid,
): PlannedGame[] {
  const coming = listComing(teams)
  if (settings.kind === 'festival') {
    return planFirstRound(
      settings,
      coming.map(({ id }) => id),
      createId,
    )
  }
  return placePairings(settings, listGroupPairings(coming, settings.legs), createId)
}

/**
 * Plans the rest again: played games stay, what is missing between those who come follows after the last played one.
 * Of a festival the games without a result go; the next round is drawn from the played ones.
 */
export function rebuildGames(
  settings: Shape,
  teams: readonly PlanTeam[],
  games: readonly TournamentGame[],
  createId: CreateId = createUuid,
): PlannedGame[] {
  const played = games.filter(({ outcome }) => outcome !== null)
  if (played.length === 0) return planGames(settings, teams, createId)
  if (settings.kind === 'festival') return played
  const met = played.filter(({ place }) => place === null)
  const missing: GroupPairing[] = []
  for (const pairing of listGroupPairings(listComing(teams), settings.legs)) {
    const index = met.findIndex((game) => isSamePair(game, pairing))
    if (index === -1) missing.push(pairing)
    else met.splice(index, 1)
  }
  const from = findNextSlot(played, settings)
  return [...played, ...placePairings(settings, missing, createId, from)]
}

/** Rounds of all groups one after the other, so that the groups go on side by side. */
function listGroupPairings(teams: readonly PlanTeam[], legs: number): GroupPairing[] {
  const groups = [...new Set(teams.map(({ group_no }) => group_no))].toSorted((a, b) => a - b)
  return groups
    .flatMap((group) => {
      const ids = teams.filter(({ group_no }) => group_no === group).map(({ id }) => id)
      return listPairings(ids, legs).map((pairing) => ({ ...pairing, group }))
    })
    .toSorted((one, other) => one.round - other.round || one.group - other.group)
}

function placePairings(
  settings: DayShape,
  pairings: readonly GroupPairing[],
  createId: CreateId,
  from?: string,
): PlannedGame[] {
  const slots = fillSlots(pairings, settings.pitches)
  const starts = listSlotStarts(settings, slots.length, from)
  return slots.flatMap((chosen, slot) =>
    chosen
      .toSorted((a, b) => a - b)
      .flatMap((index, nth) => {
        const pairing = pairings[index]
        const starts_at = starts[slot]
        if (!pairing || !starts_at) return []
        return {
          id: createId(),
          round: slot + 1,
          group_no: pairing.group,
          place: null,
          pitch: nth + 1,
          starts_at,
          home_id: pairing.home,
          away_id: pairing.away,
        }
      }),
  )
}

function isSamePair(game: PlannedGame, { home, away }: Pairing): boolean {
  return (
    (game.home_id === home && game.away_id === away) ||
    (game.home_id === away && game.away_id === home)
  )
}
