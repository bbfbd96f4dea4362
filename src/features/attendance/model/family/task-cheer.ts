/** The few words that cheer on a player's task, as the enum `task_cheer` of the database. */
export const taskCheers = ['well_done', 'great_effort', 'keep_going'] as const
export type TaskCheer = (typeof taskCheers)[number]
