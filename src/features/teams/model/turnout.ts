/** Answers before and attendance after, in numbers. */
import { computeAttendanceFigures } from '@/features/people/model/compute-attendance-figures'

interface Answer {
  player_id: string
  answer: 'yes' | 'no' | 'maybe' | null
}

type Status = Parameters<typeof computeAttendanceFigures>[0][number]['status']

/** Of these players alone: who left the squad since is not waited for. */
export function countAnswers(answers: readonly Answer[], playerIds: readonly string[]) {
  const asked = new Set(playerIds)
  const given = answers.filter(({ player_id }) => asked.has(player_id))
  const count = (value: Answer['answer']) => given.filter(({ answer }) => answer === value).length
  const [yes, no, maybe] = [count('yes'), count('no'), count('maybe')]
  return { yes, no, maybe, open: asked.size - yes - no - maybe }
}

/** Of all trainings together, and of each with a list; `rate` from 0 to 1, null without a list. */
export function computeRecentTurnout(
  trainings: readonly { records: readonly { status: Status }[] }[],
) {
  const rates = trainings.flatMap(({ records }) => computeAttendanceFigures(records).rate ?? [])
  const { rate } = computeAttendanceFigures(trainings.flatMap(({ records }) => records))
  return { rate, rates }
}
