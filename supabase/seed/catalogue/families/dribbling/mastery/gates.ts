/** Dribbling through many small gates on one ground, everyone with a ball. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { createSketch, type Sketch } from '../../../create-sketch'
import {
  addBench,
  createDribblingFamily,
  describeGround,
  createGroupSize,
  formatGroupTitle,
  join,
  scatterPoints,
  type Frame,
  type Size,
} from '../kit'
import { gateTasks } from './gates-words'

const sizes = [
  createGroupSize(8, [16, 14], [6, 8], 1, [5, 60, 40]),
  createGroupSize(10, [18, 16], [8, 10], 1, [6, 60, 40]),
  createGroupSize(12, [22, 18], [9, 12], 2, [6, 60, 40]),
  createGroupSize(14, [24, 20], [10, 13], 2, [7, 60, 40]),
  createGroupSize(16, [26, 22], [12, 15], 3, [6, 75, 45]),
  createGroupSize(18, [28, 22], [14, 19], 4, [8, 45, 45]),
]

const countGates = ({ players }: Size) => Math.round(players * 0.75)
const countGuards = ({ players }: Size, task: string) =>
  task === 'guards' ? Math.max(2, Math.round(players / 6)) : 0

function draw(size: Size, task: string): Sketch {
  const drawing = createSketch(size.area)
  drawing.corners('cone')
  const gates = scatterPoints(countGates(size), size.area)
  for (const [x, y] of gates)
    drawing.gears('marker', [
      [x, y - 0.8],
      [x, y + 0.8],
    ])
  const guards = countGuards(size, task)
  const places = scatterPoints(size.players, size.area).map((at) =>
    moveAwayFrom(gates, at, size.area),
  )
  const players = places.map((at, index) =>
    drawing.player(index < size.players - guards ? 'a' : 'b', at),
  )
  for (const player of players.slice(0, size.players - guards)) drawing.ball(player)
  addBench(drawing, 2)
  drawing.together(() => {
    for (const index of [0, 1, 2])
      drawThroughGate(drawing, players[index] ?? '', places[index] ?? [2, 2], gates, task)
  })
  return drawing
}

/** To the nearest gate, through it, and back again where the task says so. */
function drawThroughGate(
  drawing: Sketch,
  who: string,
  from: Point,
  gates: readonly Point[],
  task: string,
) {
  const [gate = [4, 4]] = gates.toSorted((a, b) => distance(a, from) - distance(b, from))
  const way = gate[0] >= from[0] ? 1 : -1
  drawing.run(who, [gate[0] - way, gate[1]], [gate[0] + way * 1.4, gate[1]])
  if (task === 'there-and-back')
    drawing.run(who, [gate[0] + way, gate[1] + 0.4], [gate[0] - way * 1.2, gate[1] + 0.4])
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}

/** Nobody starts in a gate. */
function moveAwayFrom(
  gates: readonly Point[],
  at: Point,
  [length, width]: readonly [number, number],
): Point {
  const tries: Point[] = [
    at,
    [at[0] + 1.6, at[1] + 0.4],
    [at[0] - 1.6, at[1] - 0.4],
    [at[0], at[1] + 2],
  ]
  const isFree = (one: Point) =>
    one[0] > 0.6 &&
    one[1] > 0.6 &&
    one[0] < length - 0.6 &&
    one[1] < width - 0.6 &&
    gates.every((gate) => distance(gate, one) > 1.4)
  return tries.find(isFree) ?? at
}

function createFrame(size: Size, task: string): Frame {
  const gates = countGates(size)
  const guards = countGuards(size, task)
  const [en, de, bg] = describeGround(size)
  const free = size.players - guards
  const [length, width] = size.area
  return {
    title: formatGroupTitle(['Gate dribbling', 'Tordribbeln', 'Дрибъл през вратички'], size),
    aim: [
      'Steer the ball through gaps with the head up.',
      'Den Ball mit Kopf hoch durch Lücken steuern.',
      'Водене през пролуки с вдигната глава.',
    ],
    setup: join(
      guards > 0
        ? [
            `Ground of ${length} × ${width} m, ${free} players with a ball each and ${guards} guards in amber without. Two spare balls beside the coach.`,
            `Feld von ${length} × ${width} m, ${free} Spieler mit je einem Ball und ${guards} Wächter in Gelb ohne. Zwei Ersatzbälle beim Trainer.`,
            `Поле ${length} × ${width} м, ${free} играчи с по една топка и ${guards} пазачи в жълто без топка. Две резервни топки до треньора.`,
          ]
        : [en, de, bg],
      [
        `${gates} gates of markers, 1.6 m wide, are spread over it.`,
        `Darin verteilt ${gates} Tore aus Markierungen, 1,6 m breit.`,
        `В полето са пръснати ${gates} вратички от маркери, широки 1,6 м.`,
      ],
    ),
    start: [
      'All dribble at the same time, from gate to gate.',
      'Alle dribbeln gleichzeitig von Tor zu Tor.',
      'Всички водят едновременно от вратичка до вратичка.',
    ],
    end: [
      'Nobody uses the same gate twice in a row; if two arrive at once, the one from the right goes first.',
      'Kein Tor zweimal hintereinander; kommen zwei zugleich, hat rechts Vorfahrt.',
      'Никой не минава два пъти поред през една вратичка; при едновременно идване предимство има десният.',
    ],
    point: [
      'Before you are through, look for the next gate.',
      'Such das nächste Tor, bevor du durch bist.',
      'Преди да минеш, потърси следващата вратичка.',
    ],
    more: [
      `Only ${gates - 2} gates: two are taken away while the game runs.`,
      `Nur ${gates - 2} Tore: Zwei verschwinden während des Spiels.`,
      `Само ${gates - 2} вратички: две изчезват по време на играта.`,
    ],
    fault: [
      'Everyone crowds at the nearest gates: the far ones are free.',
      'Alle drängen sich an den nahen Toren: Die fernen sind frei.',
      'Всички се трупат на близките вратички: далечните са празни.',
    ],
  }
}

export const gates = createDribblingFamily({
  slug: 'gate-dribbling',
  topic: 'dribbling',
  moment: 'in_possession',
  phase: 'warm_up',
  practice_type: 'unopposed',
  corners: ['technical', 'tactical', 'physical'],
  stage: 'solo',
  intensity: 'high',
  sizes,
  tasks: gateTasks,
  draw,
  frame: createFrame,
  differs: (_, { key }) => (key === 'guards' ? { practice_type: 'opposed' } : {}),
})
