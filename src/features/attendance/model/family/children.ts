/** A family's children with the teams they play in now, and whose day is whose. */

interface Team {
  id: string
  name: string
}

/** Whatever belongs to a team: a date, a row of a calendar. */
interface OfTeam {
  team: { id: string }
}

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
  /** Whether the link to the child is confirmed; a player is to themselves. */
  is_trusted: boolean
  /** Empty while the child is in no squad of a running season. */
  teams: Team[]
}

interface ChildRights {
  may_answer: boolean
  is_trusted: boolean
}

const rightsOfOneself: ChildRights = { may_answer: true, is_trusted: true }

export function toChild(
  { id, first_name, last_name, squads }: PlayerRow,
  { may_answer, is_trusted } = rightsOfOneself,
): Child {
  return {
    id,
    first_name,
    full_name: `${first_name} ${last_name}`,
    may_answer,
    is_trusted,
    teams: squads
      .filter(({ team }) => team.archived_at === null)
      .map(({ team }) => ({ id: team.id, name: team.name })),
  }
}

export function listTeamIds(children: readonly Child[]): string[] {
  return [...new Set(children.flatMap(({ teams }) => teams.map(({ id }) => id)))].toSorted()
}

/** In one order, so that the same children are always the same question to the cache. */
export function listIds(children: readonly Child[]): string[] {
  return children.map(({ id }) => id).toSorted()
}

export function filterAgenda<Item extends OfTeam>(child: Child, items: readonly Item[]): Item[] {
  return items.filter(({ team }) => isIn(child, team))
}

export function listChildren(item: OfTeam, children: readonly Child[]): Child[] {
  return children.filter((child) => isIn(child, item.team))
}

/** First names of the children a date is for: siblings in one team share the row. */
export function listFirstNames(item: OfTeam, children: readonly Child[]): string[] {
  return listChildren(item, children).map(({ first_name }) => first_name)
}

/** The children shown: the one chosen, or all where none or an unknown one is. */
export function filterChosen(children: readonly Child[], id: string): readonly Child[] {
  const chosen = children.filter((child) => child.id === id)
  return chosen.length > 0 ? chosen : children
}

function isIn({ teams }: Child, team: OfTeam['team']): boolean {
  return teams.some(({ id }) => id === team.id)
}
