import { ignoreReported } from '@/lib/query/ignore-reported'
import { addMinutes } from '@/lib/time/interval'
import { useSaveTournament, type Tournament } from '../../api/tournaments'
import { findNextSlot, listSlotStarts } from '../../model/day-times'
import { planNextRound } from '../../model/festival'
import { assignGroups, rebuildGames } from '../../model/plan-games'
import { computeTable, isGroupStageOver, matchPlaces } from '../../model/table'
import {
  listComing,
  type PlannedGame,
  type PlanSettings,
  type PlanTeam,
} from '../../model/tournament'
import { pickSettings } from '../../model/tournament-schema'

/** Every change of the plan; what was played stays in all of them. */
export function usePlanSteps(tournament: Tournament) {
  const { mutateAsync, isPending } = useSaveTournament(tournament.id, tournament.version)
  const { teams, games } = tournament
  const settings = pickSettings(tournament)
  const coming = listComing(teams)
  const isFestival = tournament.kind === 'festival'
  const rounds = Math.max(0, ...games.map(({ round }) => round))
  const nextRound =
    isFestival && rounds < tournament.rounds
      ? planNextRound(
          settings,
          coming.map(({ id }) => id),
          games,
        )
      : null

  function save(change: { settings?: PlanSettings; teams?: PlanTeam[]; games?: PlannedGame[] }) {
    return mutateAsync({ settings, teams, games, ...change })
  }

  /** With other settings or teams the rest of the plan is made again. */
  function rebuild(change: { settings?: PlanSettings; teams?: PlanTeam[] }) {
    const next = { settings, teams, ...change }
    return save({ ...next, games: rebuildGames(next.settings, next.teams, games) })
  }

  function planPlaces(): PlannedGame[] {
    const groups = [1, 2].map((group) =>
      computeTable(
        coming.filter(({ group_no }) => group_no === group),
        games,
      ),
    )
    const pairs = matchPlaces([groups[0] ?? [], groups[1] ?? []], tournament.pitches)
    const turns = 1 + Math.max(0, ...pairs.map(({ turn }) => turn))
    const first = findNextSlot(games, settings)
    const starts = listSlotStarts({ ...settings, starts_at: first }, turns)
    return pairs.map(({ turn, ...pair }) => ({
      id: crypto.randomUUID(),
      ...pair,
      round: rounds + 1 + turn,
      group_no: null,
      starts_at: starts[turn] ?? addMinutes(first, turn * tournament.game_minutes),
    }))
  }

  const mayPlacePlay =
    tournament.shows_table &&
    tournament.group_count === 2 &&
    isGroupStageOver(games) &&
    games.every(({ place }) => place === null)

  return {
    isPending,
    save,
    rebuild,
    hasStarted: games.some(({ outcome }) => outcome !== null),
    nextRoundNo: nextRound ? rounds + 1 : null,
    drawNextRound: () =>
      nextRound ? save({ games: [...games, ...nextRound] }).catch(ignoreReported) : undefined,
    addPlaces: mayPlacePlay
      ? () => save({ games: [...games, ...planPlaces()] }).catch(ignoreReported)
      : null,
    /** Another order of the teams; before the first result only. */
    drawAgain: () => {
      const shuffled = shuffle(teams).map((team, index) => ({ ...team, position: index + 1 }))
      return rebuild({
        teams: assignGroups(shuffled, isFestival ? 1 : tournament.group_count),
      }).catch(ignoreReported)
    },
  }
}

function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, lot: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ item }) => item)
}
