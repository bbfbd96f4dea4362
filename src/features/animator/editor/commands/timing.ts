/** When somebody starts, and how the way there looks. */
import { delayTrack } from '../changes/motion/delay'
import { setKeyBend } from '../changes/motion/keys'
import type { Command, CommandName } from '../command'
import { createEditCommand } from './acting'
import { getChosenKeys, getChosenThings } from './chosen'

export const timingCommands: readonly Command[] = [
  delay('start_earlier', 'alt+arrowleft', -0.5),
  delay('start_later', 'alt+arrowright', 0.5),
  createEditCommand(
    { name: 'straighten', group: 'edit', isEnabled: (state) => getChosenKeys(state).length > 0 },
    (scene, state) =>
      getChosenKeys(state).reduce(
        (done, { object, index }) => setKeyBend(done, object, index, []),
        scene,
      ),
  ),
]

function delay(name: CommandName, key: string, seconds: number): Command {
  return createEditCommand(
    {
      name,
      group: 'time',
      keys: [key],
      isEnabled: (state) =>
        getChosenThings(state).some(({ id }) => isMoving(state.scene.tracks, id)),
    },
    (scene, state) =>
      getChosenThings(state).reduce(
        (done, { id }) => delayTrack(done, id, seconds, state.time),
        scene,
      ),
  )
}

function isMoving(tracks: readonly { object: string }[], id: string): boolean {
  return tracks.some(({ object }) => object === id)
}
