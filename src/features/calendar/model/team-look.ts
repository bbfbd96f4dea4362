/** A look for each team: soft shades first, full ones when they run out, red (it means danger) last. */

export const teamLooks = [
  'green_soft',
  'blue_soft',
  'amber_soft',
  'violet_soft',
  'green_full',
  'blue_full',
  'amber_full',
  'violet_full',
  'red_soft',
  'red_full',
] as const

export type TeamLook = (typeof teamLooks)[number]

/** Looks by team id, in the order given, so that a filter never recolours a team; repeats after ten. */
export function assignTeamLooks(teamIds: readonly string[]): ReadonlyMap<string, TeamLook> {
  return new Map(
    teamIds.map((id, index) => [id, teamLooks[index % teamLooks.length] ?? teamLooks[0]]),
  )
}
