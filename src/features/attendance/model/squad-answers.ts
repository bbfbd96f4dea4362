/** Who comes to a session: the squad by what each has answered. */
import type { AnswerReason } from './attendance'

export const answerGroups = ['yes', 'no', 'maybe', 'open'] as const
export type AnswerGroup = (typeof answerGroups)[number]

export interface SquadPlayer {
  id: string
  first_name: string
  last_name: string
}

interface Answered {
  player_id: string
  answer: 'yes' | 'no' | 'maybe' | null
  answer_reason: AnswerReason | null
  answer_note: string | null
  needs_reconfirmation: boolean
}

export interface Guest extends SquadPlayer {
  reason: AnswerReason | null
  note: string | null
}

/** An answer to a time that has changed since counts as open: it was asked again. */
export function groupAnswers(
  squad: readonly SquadPlayer[],
  answers: readonly Answered[],
): Record<AnswerGroup, Guest[]> {
  const groups: Record<AnswerGroup, Guest[]> = { yes: [], no: [], maybe: [], open: [] }
  for (const player of squad) {
    const given = answers.find(({ player_id }) => player_id === player.id)
    const group = given?.answer && !given.needs_reconfirmation ? given.answer : 'open'
    groups[group].push({
      ...player,
      reason: given?.answer_reason ?? null,
      note: given?.answer_note ?? null,
    })
  }
  return groups
}
