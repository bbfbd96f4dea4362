/** How somebody feels, as one of five faces; the database stores 1 to 10. */
export const moods = ['awful', 'low', 'okay', 'good', 'great'] as const
export type Mood = (typeof moods)[number]

const scores: Record<Mood, number> = { awful: 1, low: 3, okay: 5, good: 8, great: 10 }

export function toScore(mood: Mood): number {
  return scores[mood]
}

/** The face nearest to a stored number, null for none. */
export function toMood(score: number | null): Mood | null {
  if (score === null) return null
  const distance = (mood: Mood) => Math.abs(scores[mood] - score)
  return moods.reduce((best, mood) => (distance(mood) < distance(best) ? mood : best))
}

interface NotedMood {
  score_before: number | null
  score_after: number | null
}

const lookedAt = 5
const lowEnough = 3
const lowScore = 3

/** Three low answers among the last five: time to say where help is. Newest first; nobody else is told. */
export function shouldShowHelp(newestFirst: readonly NotedMood[]): boolean {
  const low = newestFirst
    .slice(0, lookedAt)
    .filter(({ score_before, score_after }) => (score_after ?? score_before ?? 10) <= lowScore)
  return low.length >= lowEnough
}
