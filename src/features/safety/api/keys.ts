/** Everything the safety page reads; a decision makes all of it stale. */
export const safetyKey = ['safety'] as const
