/** Groups, locks, what is hidden, and what lies on top. */
import { setFlag, toggleFlag } from '../changes/layout/flags'
import { groupThings, ungroupThings } from '../changes/layout/groups'
import { orderThings, type Layer } from '../changes/layout/order'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { Command, CommandName } from '../command'
import { editing } from './acting'
import { chosenThings, hasThings } from './chosen'

export const layerCommands: readonly Command[] = [
  editing(
    {
      name: 'group',
      group: 'arrange',
      keys: ['mod+g'],
      isEnabled: (state) => hasThings(state, 2),
    },
    (scene, { selection }) => groupThings(scene, selection),
  ),
  editing(
    {
      name: 'ungroup',
      group: 'arrange',
      keys: ['mod+shift+g'],
      isEnabled: (state) => chosenThings(state).some(({ group }) => group !== undefined),
    },
    (scene, { selection }) => ungroupThings(scene, selection),
  ),
  order('bring_to_front', 'mod+shift+arrowup', 'front'),
  order('bring_forward', 'mod+arrowup', 'forward'),
  order('send_backward', 'mod+arrowdown', 'backward'),
  order('send_to_back', 'mod+shift+arrowdown', 'back'),
  flag('lock', 'mod+shift+l', 'is_locked'),
  flag('hide', 'mod+shift+h', 'is_hidden'),
  clearing('unlock_all', 'is_locked'),
  clearing('show_all', 'is_hidden'),
]

function order(name: CommandName, key: string, to: Layer): Command {
  return editing(
    { name, group: 'arrange', keys: [key], isEnabled: (state) => hasThings(state) },
    (scene, { selection }) => orderThings(scene, selection, to),
  )
}

function flag(name: CommandName, key: string, of: 'is_locked' | 'is_hidden'): Command {
  return editing(
    {
      name,
      group: 'arrange',
      keys: [key],
      isEnabled: (state) => hasThings(state),
      isOn: (state) => hasThings(state) && chosenThings(state).every((thing) => thing[of]),
    },
    (scene, { selection }) => toggleFlag(scene, selection, of),
  )
}

function clearing(name: CommandName, of: 'is_locked' | 'is_hidden'): Command {
  const marked = (scene: Scene) =>
    [...scene.objects, ...scene.drawings].filter((thing) => thing[of])
  return editing(
    { name, group: 'arrange', isEnabled: ({ scene }) => marked(scene).length > 0 },
    (scene) =>
      setFlag(
        scene,
        marked(scene).map(({ id }) => id),
        of,
        false,
      ),
  )
}
