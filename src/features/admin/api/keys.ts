/** The root of everything the admin area reads: a write there makes all of it stale, counts included. */
export const adminKey = ['admin'] as const
