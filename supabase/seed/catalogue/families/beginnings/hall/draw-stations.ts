/** The four stations of the circuit, one in each quarter of the hall. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import type { Drawing, Size } from '../kit'

export function drawStations(drawing: Drawing, size: Size) {
  const [length, width] = size.area
  drawing.corners('marker')
  drawing.coach([length / 2, -1.6])
  const each = size.children / 4
  drawing.zone([0, 0], [length / 2, width / 2])
  drawing.zone([length / 2, width / 2], [length, width])
  const left = length / 4
  const right = (length * 3) / 4
  const top = width / 4
  const low = (width * 3) / 4
  drawing.gear('rebounder', [left, 0.4], { length: 3, rotation: 90 })
  drawing.gears(
    'hurdle',
    [-1.8, -0.6, 0.6, 1.8].map((x): Point => [right + x, top + 0.2]),
  )
  drawing.gears(
    'cone',
    [-1, 0, 1].map((y): Point => [right, low + y]),
  )
  drawing.gears(
    'cone',
    [-2, -1, 0, 1, 2].map((x): Point => [left + x * 0.9, low]),
  )
  const spread = Array.from({ length: each }, (_, index) => index - (each - 1) / 2)
  const stations: Point[][] = [
    spread.map((x): Point => [left + x * 1.6, top + 1]),
    spread.map((x, index): Point => [right - 2.8 - index * 0.5, top + x * 1.5]),
    spread.map((y, index): Point => [right + (index % 2 === 0 ? -1.9 : 1.9), low + y * 0.8]),
    spread.map((_, index): Point => [left - 2.6, low + index * 1.2]),
  ]
  const ids = stations.map((places) =>
    places.map((at) => {
      const player = drawing.player('a', at)
      return { player, ball: drawing.ball(player), at }
    }),
  )
  drawing.together(() => {
    for (const { ball, at } of ids[0] ?? []) drawing.pass(ball, [at[0] + 0.2, 0.8])
    const [jumper] = ids[1] ?? []
    if (jumper) drawing.run(jumper.player, [right - 1.2, top + 0.2], [right + 2.4, top + 0.2])
    const [thrower] = ids[2] ?? []
    if (thrower) drawing.pass(thrower.ball, [right + 1.4, thrower.at[1]], { kind: 'lofted' })
    const [dribbler] = ids[3] ?? []
    if (dribbler)
      drawing.run(
        dribbler.player,
        [left - 1.4, low - 0.6],
        [left - 0.4, low + 0.6],
        [left + 0.5, low - 0.6],
        [left + 1.4, low + 0.6],
        [left + 2.5, low],
      )
  })
  drawing.together(() => {
    for (const { ball, player, at } of ids[0] ?? []) drawing.pass(ball, at, { for: player })
  })
}
