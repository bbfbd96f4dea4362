/** Who may see an animation, from one person to everybody; the database decides (0480_animations.sql). */
export const visibilities = ['me', 'team', 'school', 'public'] as const
export type Visibility = (typeof visibilities)[number]
