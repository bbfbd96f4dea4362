/** The log of a match as a report tells it: goals with the score after each, and cards. */

interface LoggedEvent {
  id: string
  kind: string
  period: number
  clock_seconds: number
  is_opponent: boolean
  player_id: string | null
  second_player_id: string | null
}

export interface StoryLine {
  id: string
  minute: string
  isOurs: boolean
  player_id: string | null
}

export interface GoalLine extends StoryLine {
  kind: 'goal' | 'penalty_goal' | 'own_goal'
  assist_id: string | null
  /** Goals of the team and against it, this one included. */
  score: readonly [number, number]
}

export interface CardLine extends StoryLine {
  kind: 'yellow' | 'yellow_red' | 'red'
}

/** "34", or "30+2" in added time; `periodMinutes` is the planned length. */
export function formatMinute(period: number, seconds: number, periodMinutes: number): string {
  const minute = Math.floor(seconds / 60) + 1
  const end = period * periodMinutes
  return minute > periodMinutes
    ? `${end}+${minute - periodMinutes}`
    : `${end - periodMinutes + minute}`
}

/** Events in the order of the clock. An own goal counts for the other side. */
export function listGoals(events: readonly LoggedEvent[], periodMinutes: number): GoalLine[] {
  let ours = 0
  let theirs = 0
  return events.flatMap((event) => {
    const { kind } = event
    if (kind !== 'goal' && kind !== 'penalty_goal' && kind !== 'own_goal') return []
    const isOurs = (kind === 'own_goal') === event.is_opponent
    if (isOurs) ours += 1
    else theirs += 1
    const assist_id = kind === 'goal' ? event.second_player_id : null
    return [{ ...toLine(event, periodMinutes), kind, isOurs, assist_id, score: [ours, theirs] }]
  })
}

export function listCards(events: readonly LoggedEvent[], periodMinutes: number): CardLine[] {
  return events.flatMap((event) => {
    const { kind } = event
    if (kind !== 'yellow' && kind !== 'yellow_red' && kind !== 'red') return []
    return [{ ...toLine(event, periodMinutes), kind, isOurs: !event.is_opponent }]
  })
}

function toLine({ id, period, clock_seconds, player_id }: LoggedEvent, periodMinutes: number) {
  return { id, player_id, minute: formatMinute(period, clock_seconds, periodMinutes) }
}
