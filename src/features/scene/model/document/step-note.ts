/** What is written about a step, in the language of whoever reads it. */
import type { Scene, Step } from './scene-schema'

/** English where the library has no text in this language; the coach's own note where there are no captions. */
export function readStepNote({ note, captions }: Step, language: string): string {
  if (!captions) return note
  const said: Partial<Record<string, string>> = captions
  return said[language] ?? captions.en ?? note
}

/** The scene as one's own: its captions become notes in this language, which can be changed. */
export function toOwnNotes(scene: Scene, language: string): Scene {
  return { ...scene, steps: scene.steps.map((step) => toOwnNote(step, language)) }
}

function toOwnNote(step: Step, language: string): Step {
  const { captions: _captions, ...own } = step
  return { ...own, note: readStepNote(step, language) }
}
