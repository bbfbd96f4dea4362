/** Clashes among matches: one pitch taken twice, a team or a person in two places at once. */
import { computeMatchEnd, type CalendarMatch } from '@/features/teams/model/match-file'
import { foldText } from '@/lib/fold-text'
import type { Fixture } from './match-event'

/** Somebody who plays for or looks after several teams. */
export interface ClashPerson {
  id: string
  name: string
  teamIds: readonly string[]
}

export type Clash =
  | { kind: 'pitch'; team: string }
  | { kind: 'team'; opponent: string }
  | { kind: 'person'; name: string; team: string }

type Placed = Pick<
  Fixture,
  keyof CalendarMatch | 'id' | 'team_id' | 'venue' | 'is_home' | 'field_part_id'
>

/** Clashes by match id; matches without any have no entry. Called off ones take nobody's time. */
export function findClashes(
  matches: readonly Placed[],
  people: readonly ClashPerson[],
): ReadonlyMap<string, readonly Clash[]> {
  const played = matches.filter(({ status }) => status !== 'cancelled')
  const found = played.map((match) => {
    const others = played.filter((other) => other.id !== match.id && isAtOnce(match, other))
    return [match.id, others.flatMap((other) => compareTwo(match, other, people))] as const
  })
  return new Map(found.filter(([, clashes]) => clashes.length > 0))
}

/** Teams with a match that overlaps another team's: of their coaches alone it matters who they are. */
export function listTeamsAtOnce(matches: readonly Placed[]): string[] {
  const played = matches.filter(({ status }) => status !== 'cancelled')
  const ids = played
    .filter((match) =>
      played.some((other) => other.team_id !== match.team_id && isAtOnce(match, other)),
    )
    .map(({ team_id }) => team_id)
  return [...new Set(ids)].toSorted()
}

function compareTwo(match: Placed, other: Placed, people: readonly ClashPerson[]): Clash[] {
  const team = other.team.name
  if (match.team_id === other.team_id) return [{ kind: 'team', opponent: other.opponent }]
  const twice = people
    .filter(({ teamIds }) => teamIds.includes(match.team_id) && teamIds.includes(other.team_id))
    .map(({ name }) => ({ kind: 'person' as const, name, team }))
  return isSamePitch(match, other) ? [{ kind: 'pitch', team }, ...twice] : twice
}

function isAtOnce(one: Placed, other: Placed): boolean {
  return (
    Date.parse(one.starts_at) < Date.parse(computeMatchEnd(other)) &&
    Date.parse(other.starts_at) < Date.parse(computeMatchEnd(one))
  )
}

/** The same part of a pitch; without parts the same place in words, for matches at home. */
function isSamePitch(one: Placed, other: Placed): boolean {
  if (one.field_part_id || other.field_part_id) return one.field_part_id === other.field_part_id
  if (!one.is_home || !other.is_home || !one.venue || !other.venue) return false
  return foldText(one.venue) === foldText(other.venue)
}
