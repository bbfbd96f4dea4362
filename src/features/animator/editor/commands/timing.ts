/** When somebody starts, and how the way there looks. */
import { delayTrack } from '../changes/motion/delay'
import { bendKey } from '../changes/motion/keys'
import type { Command, CommandName } from '../command'
import { editing } from './acting'
import { chosenKeys, chosenThings } from './chosen'

export const timingCommands: readonly Command[] = [
  delay('start_earlier', 'alt+arrowleft', -0.5),
  delay('start_later', 'alt+arrowright', 0.5),
  editing(
    { name: 'straighten', group: 'edit', isEnabled: (state) => chosenKeys(state).length > 0 },
    (scene, state) =>
      chosenKeys(state).reduce(
        (done, { object, index }) => bendKey(done, object, index, []),
        scene,
      ),
  ),
]

function delay(name: CommandName, key: string, seconds: number): Command {
  return editing(
    {
      name,
      group: 'time',
      keys: [key],
      isEnabled: (state) => chosenThings(state).some(({ id }) => moves(state.scene.tracks, id)),
    },
    (scene, state) =>
      chosenThings(state).reduce(
        (done, { id }) => delayTrack(done, id, seconds, state.time),
        scene,
      ),
  )
}

function moves(tracks: readonly { object: string }[], id: string): boolean {
  return tracks.some(({ object }) => object === id)
}
