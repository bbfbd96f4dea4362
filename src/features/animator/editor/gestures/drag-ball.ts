/** Drags the ball onto somebody or onto the grass: at the start that is its place, later it is a pass. */
import { giveBall } from '../changes/motion/ball'
import { whenOf } from '../changes/motion/when'
import type { Editor } from '../editor'
import { snapped } from '../snap'
import type { Gesture } from './gesture'
import { liveChange } from './live-change'
import { receiverAt } from './receiver'

export function dragBall(editor: Editor, ball: string): Gesture | null {
  return liveChange(editor, (before, input) => {
    const target = receiverAt(before, input)
    if (target !== null) {
      return {
        scene: giveBall(before.scene, ball, { to: target }, whenOf(before)),
        overlay: { target },
      }
    }
    const { point, guides } = snapped(before, input.point, input)
    return {
      scene: giveBall(before.scene, ball, { point }, whenOf(before)),
      overlay: { guides },
    }
  })
}
