/** Recognises the same exercise by what it says, whoever's it is and wherever it came from. */
import type { ExerciseValues } from '../exercise-form/exercise-schema'
import { toDocument } from '../exercise-form/stored-exercise'
import { removeNames } from './exercise-file'

/**
 * Equal for equal content. Not counted: who sees it, the chain, the animation it shows, and names on the drawing;
 * those do not travel in a file.
 */
export function computeContentKey(values: ExerciseValues): string {
  const { next_id: _next, animation_id: _animation, ...content } = toDocument(removeNames(values))
  return toCanonical(content)
}

/** JSON with sorted keys and without what is undefined. */
function toCanonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonical).join()}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
    return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${toCanonical(entry)}`).join()}}`
  }
  return JSON.stringify(value) ?? 'null'
}
