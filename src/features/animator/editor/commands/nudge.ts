/** Moving and turning by keyboard: 1 m, with shift 0.1 m; 15°, with shift 5°. As seen on the picture. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { toPitchShift } from '../changes/layout/extent'
import { turnThings } from '../changes/layout/rotate'
import { moveThings } from '../changes/motion/move'
import { getWhen } from '../changes/motion/when'
import type { Command, CommandName } from '../command'
import { createEditCommand } from './acting'
import { hasSelection, hasThings } from './chosen'

export const nudgeCommands: readonly Command[] = [
  createNudgeCommand('nudge_left', 'arrowleft', [-1, 0]),
  createNudgeCommand('nudge_right', 'arrowright', [1, 0]),
  createNudgeCommand('nudge_up', 'arrowup', [0, -1]),
  createNudgeCommand('nudge_down', 'arrowdown', [0, 1]),
  createNudgeCommand('nudge_left_fine', 'shift+arrowleft', [-0.1, 0]),
  createNudgeCommand('nudge_right_fine', 'shift+arrowright', [0.1, 0]),
  createNudgeCommand('nudge_up_fine', 'shift+arrowup', [0, -0.1]),
  createNudgeCommand('nudge_down_fine', 'shift+arrowdown', [0, 0.1]),
  turn('turn_left', ['q', '['], -15),
  turn('turn_right', ['e', ']'], 15),
  turn('turn_left_fine', ['shift+q', 'shift+['], -5),
  turn('turn_right_fine', ['shift+e', 'shift+]'], 5),
]

function createNudgeCommand(name: CommandName, key: string, shift: Point): Command {
  return createEditCommand(
    { name, group: 'arrange', keys: [key], isEnabled: hasSelection },
    (scene, state) =>
      moveThings(scene, state.selection, toPitchShift(scene.pitch, shift), getWhen(state)),
  )
}

function turn(name: CommandName, keys: readonly string[], degrees: number): Command {
  return createEditCommand(
    { name, group: 'arrange', keys, isEnabled: (state) => hasThings(state) },
    (scene, state) => turnThings(scene, state.selection, degrees, getWhen(state)),
  )
}
