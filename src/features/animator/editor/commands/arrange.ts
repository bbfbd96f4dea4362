/** Lining up, spreading, mirroring and changing roles. */
import { alignThings, distributeThings, type Edge } from '../changes/layout/arrange'
import { mirrorThings, type MirrorAxis } from '../changes/layout/mirror'
import { getWhen } from '../changes/motion/when'
import { swapTeams } from '../changes/things/swap-teams'
import type { Command, CommandName } from '../command'
import { createEditCommand } from './acting'
import { getChosenPlayers, getChosenThings, hasThings } from './chosen'

export const arrangeCommands: readonly Command[] = [
  align('align_left', 'alt+a', 'left'),
  align('align_centre', 'alt+h', 'centre'),
  align('align_right', 'alt+d', 'right'),
  align('align_top', 'alt+w', 'top'),
  align('align_middle', 'alt+v', 'middle'),
  align('align_bottom', 'alt+s', 'bottom'),
  distribute('distribute_across', 'alt+shift+h', 'across'),
  distribute('distribute_down', 'alt+shift+v', 'down'),
  mirror('mirror_left_right', 'shift+h', 'left_right'),
  mirror('mirror_top_bottom', 'shift+v', 'top_bottom'),
  createEditCommand({ name: 'swap_teams', group: 'arrange', keys: ['shift+x'] }, (scene, state) =>
    swapTeams(
      scene,
      getChosenPlayers(state).map(({ id }) => id),
    ),
  ),
]

function align(name: CommandName, key: string, edge: Edge): Command {
  return createEditCommand(
    { name, group: 'arrange', keys: [key], isEnabled: (state) => hasThings(state, 2) },
    (scene, state) => alignThings(scene, state.selection, edge, getWhen(state)),
  )
}

function distribute(name: CommandName, key: string, axis: 'across' | 'down'): Command {
  return createEditCommand(
    { name, group: 'arrange', keys: [key], isEnabled: (state) => hasThings(state, 3) },
    (scene, state) => distributeThings(scene, state.selection, axis, getWhen(state)),
  )
}

/** Without a selection everything. */
function mirror(name: CommandName, key: string, axis: MirrorAxis): Command {
  return createEditCommand({ name, group: 'arrange', keys: [key] }, (scene, state) =>
    mirrorThings(
      scene,
      getChosenThings(state).map(({ id }) => id),
      axis,
    ),
  )
}
