/** How long a step takes when everybody moves at playing tempo: what its length is compared with. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { listArrows, getStepSpan, type Arrow } from '@/features/scene/model/motion/arrows'
import { createCourse } from '@/features/scene/model/motion/course'
import { dribbleSpeed, runSpeed } from '@/features/scene/model/motion/speeds'

/** Seconds to a tenth; null when nothing moves. One after the other for each person and each ball. */
export function computeNaturalSeconds(scene: Scene, index: number): number | null {
  const arrows = listArrows(scene, getStepSpan(scene, index))
  if (arrows.length === 0) return null
  const sums = new Map<string, number>()
  for (const arrow of arrows) {
    const mover = isRun(arrow) ? arrow.by : arrow.ball
    if (mover !== null) sums.set(mover, (sums.get(mover) ?? 0) + computeSeconds(arrow))
  }
  return Math.max(0.1, Math.round(Math.max(...sums.values()) * 10) / 10)
}

function isRun({ kind }: Arrow): boolean {
  return kind === 'run' || kind === 'dribble'
}

/** A ball keeps the speed it was given. */
function computeSeconds(arrow: Arrow): number {
  if (!isRun(arrow)) return arrow.until - arrow.from
  const { length } = createCourse([...arrow.points])
  return length / (arrow.kind === 'run' ? runSpeed : dribbleSpeed)
}
