/** A family's children with the teams they play in now, and whose day is whose. */
import type { AgendaItem, AgendaTeam } from '../agenda'

interface PlayerRow {
  id: string
  first_name: string
  last_name: string
  squads: readonly { team: { id: string; name: string; archived_at: string | null } }[]
}

export interface Child {
  id: string
  first_name: string
  full_name: string
  /** Whether whoever looks at the page may say that the child comes. */
  may_answer: boolean
  /** Empty while the child is in no squad of a running season. */
  teams: AgendaTeam[]
}

export function toChild(
  { id, first_name, last_name, squads }: PlayerRow,
  may_answer = true,
): Child {
  return {
    id,
    first_name,
    full_name: `${first_name} ${last_name}`,
    may_answer,
    teams: squads
      .filter(({ team }) => team.archived_at === null)
      .map(({ team }) => ({ id: team.id, name: team.name })),
  }
}

export function teamIdsOf(children: readonly Child[]): string[] {
  return [...new Set(children.flatMap(({ teams }) => teams.map(({ id }) => id)))].toSorted()
}

/** In one order, so that the same children are always the same question to the cache. */
export function idsOf(children: readonly Child[]): string[] {
  return children.map(({ id }) => id).toSorted()
}

export function agendaOf(child: Child, items: readonly AgendaItem[]): AgendaItem[] {
  return items.filter(({ team }) => isIn(child, team))
}

export function childrenOf(item: AgendaItem, children: readonly Child[]): Child[] {
  return children.filter((child) => isIn(child, item.team))
}

/** First names of the children a date is for: siblings in one team share the row. */
export function namesFor(item: AgendaItem, children: readonly Child[]): string[] {
  return childrenOf(item, children).map(({ first_name }) => first_name)
}

/** The children shown: the one chosen, or all where none or an unknown one is. */
export function chosenOf(children: readonly Child[], id: string): readonly Child[] {
  const chosen = children.filter((child) => child.id === id)
  return chosen.length > 0 ? chosen : children
}

function isIn({ teams }: Child, team: AgendaTeam): boolean {
  return teams.some(({ id }) => id === team.id)
}
