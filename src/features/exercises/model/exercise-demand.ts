/** What an exercise demands of a session: its dose and its goalkeepers. */

/** How an exercise is dosed, as its row says. */
export interface ExerciseDose {
  practice_type: string
  sets: number | null
  work_seconds: number | null
  rest_seconds: number | null
}

/** Intervals of an exercise, and how many stand in goal. */
export interface ExerciseDemand extends ExerciseDose {
  keepers?: number
}

export type Demands = Readonly<Record<string, ExerciseDemand>>
