/** Drawing of strength in pairs: columns of two who face each other, each with a ball between them. */
import { moveAll, type ExerciseSize } from '../../grown/kit'
import { createGround } from '../ground'

interface Pairs {
  /** Parts of the width between the two. */
  gap: number
  /** Where each pair goes, as parts of the length, and back. */
  way: number
}

export function drawPairs(size: ExerciseSize, { gap, way }: Pairs) {
  const { drawing, at } = createGround(size, 'marker')
  const count = (size.count ?? 6) / 2
  const getY = (index: number) => (index + 0.5) / count
  const pairs = Array.from({ length: count }, (_, index) => {
    const one = drawing.player('a', at(0.2, getY(index) - gap / 2 / count))
    const two = drawing.player('a', at(0.2, getY(index) + gap / 2 / count))
    return { ball: drawing.ball(one), one, two, y: getY(index) }
  })
  drawing.coach([size.area[0] / 2, size.area[1] + 2])
  for (const x of [0.2 + way, 0.2]) {
    moveAll(
      drawing,
      ...pairs.flatMap(({ one, two, y }) => [
        [one, at(x, y - gap / 2 / count)] as const,
        [two, at(x, y + gap / 2 / count)] as const,
      ]),
    )
  }
  return drawing
}
