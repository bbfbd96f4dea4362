/** Groups, locks, what is hidden, and what lies on top. */
import { setFlag, toggleFlag } from '../changes/layout/flags'
import { groupThings, ungroupThings } from '../changes/layout/groups'
import { orderThings, type Layer } from '../changes/layout/order'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { Command, CommandName } from '../command'
import { createEditCommand } from './acting'
import { getChosenThings, hasThings } from './chosen'

export const layerCommands: readonly Command[] = [
  createEditCommand(
    {
      name: 'group',
      group: 'arrange',
      keys: ['mod+g'],
      isEnabled: (state) => hasThings(state, 2),
    },
    (scene, { selection }) => groupThings(scene, selection),
  ),
  createEditCommand(
    {
      name: 'ungroup',
      group: 'arrange',
      keys: ['mod+shift+g'],
      isEnabled: (state) => getChosenThings(state).some(({ group }) => group !== undefined),
    },
    (scene, { selection }) => ungroupThings(scene, selection),
  ),
  order('bring_to_front', 'mod+shift+arrowup', 'front'),
  order('bring_forward', 'mod+arrowup', 'forward'),
  order('send_backward', 'mod+arrowdown', 'backward'),
  order('send_to_back', 'mod+shift+arrowdown', 'back'),
  createFlagCommand('lock', 'mod+shift+l', 'is_locked'),
  createFlagCommand('hide', 'mod+shift+h', 'is_hidden'),
  createClearCommand('unlock_all', 'is_locked'),
  createClearCommand('show_all', 'is_hidden'),
]

function order(name: CommandName, key: string, to: Layer): Command {
  return createEditCommand(
    { name, group: 'arrange', keys: [key], isEnabled: (state) => hasThings(state) },
    (scene, { selection }) => orderThings(scene, selection, to),
  )
}

function createFlagCommand(name: CommandName, key: string, of: 'is_locked' | 'is_hidden'): Command {
  return createEditCommand(
    {
      name,
      group: 'arrange',
      keys: [key],
      isEnabled: (state) => hasThings(state),
      isOn: (state) => hasThings(state) && getChosenThings(state).every((thing) => thing[of]),
    },
    (scene, { selection }) => toggleFlag(scene, selection, of),
  )
}

function createClearCommand(name: CommandName, of: 'is_locked' | 'is_hidden'): Command {
  const listMarked = (scene: Scene) =>
    [...scene.objects, ...scene.drawings].filter((thing) => thing[of])
  return createEditCommand(
    { name, group: 'arrange', isEnabled: ({ scene }) => listMarked(scene).length > 0 },
    (scene) =>
      setFlag(
        scene,
        listMarked(scene).map(({ id }) => id),
        of,
        false,
      ),
  )
}
