/** One training to another time together with the ground it has booked, or with another. */
import { AppError } from '@/lib/errors'
import { bookForTraining, readMovedGround } from '@/features/planner/api/field-parts'
import { listFieldChoices } from '@/features/planner/model/board/field-choice'
import { isAnswered, withoutGround } from '../../model/series-ground'

interface Moved {
  trainingId: string
  /** Where it goes; instants in ISO. */
  times: { startsAt: string; endsAt: string }
  /** What the coach said about taken ground: see series-ground. */
  answer: string
  move: () => Promise<unknown>
}

/**
 * Moves and answers with the part to book again on the way back; undefined where its booking has simply gone
 * along. Throws `invalid: field_open` while the coach has not said what to do.
 */
export async function moveWithGround(moved: Moved): Promise<string | undefined> {
  const { trainingId, times, answer, move } = moved
  const ground = await readMovedGround(trainingId, times)
  const choices = ground ? listFieldChoices(ground.parts, ground.bookings, trainingId) : []
  const own = choices.find(({ id }) => id === ground?.partId)
  if (!own?.takenBy) {
    await move()
    return undefined
  }
  const free = choices.filter(({ takenBy }) => takenBy === null)
  if (!isAnswered(answer, free)) throw new AppError('invalid', { detail: 'field_open' })
  await bookForTraining(trainingId, null)
  try {
    await move()
  } catch (error) {
    await bookForTraining(trainingId, own.id)
    throw error
  }
  if (answer !== withoutGround) await bookForTraining(trainingId, answer)
  return own.id
}
