/** Drags the ball onto somebody or onto the grass: at the start that is its place, later it is a pass. */
import { giveBall } from '../changes/motion/ball'
import { getWhen } from '../changes/motion/when'
import type { Editor } from '../editor'
import { snapPoint } from '../snap'
import type { Gesture } from './gesture'
import { createLiveChange } from './live-change'
import { findReceiverAt } from './receiver'

export function dragBall(editor: Editor, ball: string): Gesture | null {
  return createLiveChange(editor, (before, input) => {
    const target = findReceiverAt(before, input)
    if (target !== null) {
      return {
        scene: giveBall(before.scene, ball, { to: target }, getWhen(before)),
        overlay: { target },
      }
    }
    const { point, guides } = snapPoint(before, input.point, input)
    return {
      scene: giveBall(before.scene, ball, { point }, getWhen(before)),
      overlay: { guides },
    }
  })
}
