/** How the scene is shown: partly of the document, partly only while editing. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { setDisplay, setPitch } from '../changes/things/pitch'
import type { Command } from '../command'
import { createEditCommand, createSwitchCommand } from './acting'

export const viewCommands: readonly Command[] = [
  createSwitchCommand({ name: 'onion_skin', group: 'view', keys: ['o'] }, 'hasOnionSkin'),
  createSwitchCommand({ name: 'grid', group: 'view', keys: ['alt+g'] }, 'hasGrid'),
  createSwitchCommand({ name: 'snap', group: 'view', keys: ['alt+m'] }, 'isSnapping'),
  createEditCommand(
    {
      name: 'numbers',
      group: 'view',
      keys: ['alt+1'],
      isOn: ({ scene }) => scene.display.has_numbers,
    },
    (scene) => setDisplay(scene, { has_numbers: !scene.display.has_numbers }),
  ),
  createEditCommand(
    { name: 'names', group: 'view', keys: ['alt+2'], isOn: ({ scene }) => scene.display.has_names },
    (scene) => setDisplay(scene, { has_names: !scene.display.has_names }),
  ),
  createEditCommand({ name: 'arrows', group: 'view', keys: ['alt+3'] }, (scene) =>
    setDisplay(scene, { arrows: nextArrows[scene.display.arrows] }),
  ),
  createEditCommand(
    {
      name: 'portrait',
      group: 'view',
      keys: ['alt+r'],
      isOn: ({ scene }) => scene.pitch.orientation === 'portrait',
    },
    (scene) =>
      setPitch(scene, {
        orientation: scene.pitch.orientation === 'portrait' ? 'landscape' : 'portrait',
      }),
  ),
  createPitchSwitch('stripes', 'has_stripes'),
  createPitchSwitch('pitch_lines', 'has_lines'),
  createEditCommand(
    { name: 'white_pitch', group: 'view', isOn: ({ scene }) => scene.pitch.surface === 'white' },
    (scene) => setPitch(scene, { surface: scene.pitch.surface === 'white' ? 'grass' : 'white' }),
  ),
]

const nextArrows: Record<Scene['display']['arrows'], Scene['display']['arrows']> = {
  step: 'all',
  all: 'none',
  none: 'step',
}

function createPitchSwitch(
  name: 'stripes' | 'pitch_lines',
  flag: 'has_stripes' | 'has_lines',
): Command {
  return createEditCommand(
    { name, group: 'view', isOn: ({ scene }) => scene.pitch[flag] },
    (scene) => setPitch(scene, { [flag]: !scene.pitch[flag] }),
  )
}
