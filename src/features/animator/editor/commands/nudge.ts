/** Moving and turning by keyboard: 1 m, with shift 0.1 m; 15°, with shift 5°. As seen on the picture. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { pitchShift } from '../changes/layout/extent'
import { turnThings } from '../changes/layout/rotate'
import { moveThings } from '../changes/motion/move'
import { whenOf } from '../changes/motion/when'
import type { Command, CommandName } from '../command'
import { editing } from './acting'
import { hasSelection, hasThings } from './chosen'

export const nudgeCommands: readonly Command[] = [
  nudge('nudge_left', 'arrowleft', [-1, 0]),
  nudge('nudge_right', 'arrowright', [1, 0]),
  nudge('nudge_up', 'arrowup', [0, -1]),
  nudge('nudge_down', 'arrowdown', [0, 1]),
  nudge('nudge_left_fine', 'shift+arrowleft', [-0.1, 0]),
  nudge('nudge_right_fine', 'shift+arrowright', [0.1, 0]),
  nudge('nudge_up_fine', 'shift+arrowup', [0, -0.1]),
  nudge('nudge_down_fine', 'shift+arrowdown', [0, 0.1]),
  turn('turn_left', ['q', '['], -15),
  turn('turn_right', ['e', ']'], 15),
  turn('turn_left_fine', ['shift+q', 'shift+['], -5),
  turn('turn_right_fine', ['shift+e', 'shift+]'], 5),
]

function nudge(name: CommandName, key: string, shift: Point): Command {
  return editing({ name, group: 'arrange', keys: [key], isEnabled: hasSelection }, (scene, state) =>
    moveThings(scene, state.selection, pitchShift(scene.pitch, shift), whenOf(state)),
  )
}

function turn(name: CommandName, keys: readonly string[], degrees: number): Command {
  return editing(
    { name, group: 'arrange', keys, isEnabled: (state) => hasThings(state) },
    (scene, state) => turnThings(scene, state.selection, degrees, whenOf(state)),
  )
}
