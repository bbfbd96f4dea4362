/** What a player is rated by (spec section 3, "Player stats"): thirteen attributes in three groups, 1.0 to 10.0. */

export const statGroups = {
  physical: ['speed', 'stamina', 'strength', 'agility'],
  technical: ['passing', 'shooting', 'dribbling', 'ball_control', 'first_touch'],
  mental: ['concentration', 'confidence', 'decision_making', 'composure'],
} as const

export type StatGroup = keyof typeof statGroups
export type Attribute = (typeof statGroups)[StatGroup][number]

export const groupNames = ['physical', 'technical', 'mental'] as const

/** In the order of the database's `stat_attributes`. */
export const attributes: readonly Attribute[] = [
  ...statGroups.physical,
  ...statGroups.technical,
  ...statGroups.mental,
]

export const ratingRange = { min: 1, max: 10 } as const

/** Only what was rated has an entry. */
export type Ratings = Partial<Record<Attribute, number>>

export function getStatGroup(attribute: Attribute): StatGroup {
  const isIn = (group: StatGroup) => statGroups[group].some((one) => one === attribute)
  return groupNames.find(isIn) ?? 'mental'
}

export function isAttribute(name: string): name is Attribute {
  return attributes.some((attribute) => attribute === name)
}

/** The ratings among the columns of a row; columns that are empty or something else are left out. */
export function toRatings(row: object): Ratings {
  const ratings: Ratings = {}
  for (const [name, value] of Object.entries(row)) {
    if (isAttribute(name) && typeof value === 'number') ratings[name] = value
  }
  return ratings
}
