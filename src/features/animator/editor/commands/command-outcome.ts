/** What a screen reader is told after a command. The words are `animator:said`. */
import { findStepIndexAt } from '../changes/motion/when'
import type { Command } from '../command'
import type { EditorState } from '../editor-state'

export type CommandOutcome =
  | { key: 'undone' | 'redone' | 'none_selected' }
  | { key: 'added' | 'removed' | 'copied' | 'selected'; count: number }
  | { key: 'step' | 'step_added' | 'step_removed'; step: number; steps: number }
  /** `command` stands for its words. */
  | { key: 'on' | 'off' | 'done'; command: Command['name'] }

/** Null when nothing happened, or when it is heard otherwise (play-back, the camera). */
export function describeOutcome(
  command: Command,
  before: EditorState,
  after: EditorState,
): CommandOutcome | null {
  const { name } = command
  const hasChanged = before.scene !== after.scene
  if (name === 'undo' || name === 'redo') {
    return hasChanged ? { key: name === 'undo' ? 'undone' : 'redone' } : null
  }
  if (name === 'copy') return { key: 'copied', count: before.selection.length }
  const steps = after.scene.steps.length - before.scene.steps.length
  const step = findStepIndexAt(after.scene, after.time) + 1
  const where = { step, steps: after.scene.steps.length }
  if (steps !== 0) return { key: steps > 0 ? 'step_added' : 'step_removed', ...where }
  const more = countParts(after) - countParts(before)
  if (more > 0) return { key: 'added', count: more }
  if (more < 0) return { key: 'removed', count: -more }
  if (command.isOn && command.group !== 'play' && command.group !== 'insert') {
    return { key: command.isOn(after) ? 'on' : 'off', command: name }
  }
  if (hasChanged) return { key: 'done', command: name }
  if (before.selection !== after.selection) return describeSelection(after)
  return findStepIndexAt(before.scene, before.time) + 1 === step ? null : { key: 'step', ...where }
}

function describeSelection({ selection }: EditorState): CommandOutcome {
  if (selection.length === 0) return { key: 'none_selected' }
  return { key: 'selected', count: selection.length }
}

function countParts({ scene }: EditorState): number {
  return scene.objects.length + scene.drawings.length + scene.events.length
}
