/** A ring road round an inner field: everybody drives in the same direction, a ball each. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import {
  addDribblers,
  createGroups,
  createTaskFamily,
  stopBefore,
  type Drawing,
  type Size,
} from '../kit'
import { moreRailwayWords } from './railway-more-words'
import { railwayWords } from './railway-words'

const countTrack = ({ children }: Size) => ({ track: children > 8 ? 4 : 3 })

interface Ring {
  drivers: readonly string[]
  /** So many metres on from where a driver starts, clockwise, and so far to the outside. */
  follow: (index: number, metres: number, aside?: number) => Point[]
  middle: Point
}

function addRing(drawing: Drawing, size: Size, coachAt?: Point): Ring {
  const [length, width] = size.area
  const { track } = countTrack(size)
  const middle: Point = [length / 2, width / 2]
  drawing.corners('cone')
  drawing.corners('marker', [track, track], [length - track, width - track])
  drawing.zone([track, track], [length - track, width - track])
  drawing.coach(coachAt ?? middle)
  if (size.children > 8) drawing.coach([length / 2, width + 1.8])
  const findPlace = (metres: number, aside = 0) =>
    findPlaceOnRing(size.area, track / 2 - aside, metres)
  const around = 2 * (length - track + (width - track))
  const step = around / size.children
  const starts = Array.from({ length: size.children }, (_, index) => step * (index + 0.5))
  const drivers = addDribblers(
    drawing,
    'a',
    starts.map((metres) => findPlace(metres)),
  )
  return {
    drivers,
    middle,
    follow: (index, metres, aside = 0) =>
      [1 / 3, 2 / 3, 1].map((share) =>
        findPlace((starts[index] ?? 0) + metres * share, aside * share),
      ),
  }
}

/** On the rectangle so far inside the edge, clockwise from its top left corner. */
function findPlaceOnRing(
  [length, width]: readonly [number, number],
  inset: number,
  metres: number,
): Point {
  const across = length - 2 * inset
  const down = width - 2 * inset
  const way = metres % (2 * (across + down))
  if (way < across) return [inset + way, inset]
  if (way < across + down) return [length - inset, inset + way - across]
  if (way < 2 * across + down) return [length - inset - (way - across - down), width - inset]
  return [inset, width - inset - (way - 2 * across - down)]
}

function runRing(drawing: Drawing, ring: Ring, listWay: (index: number) => Point[], shown = 3) {
  drawing.together(() => {
    for (const [index, driver] of ring.drivers.entries()) {
      if (index < shown) drawing.run(driver, ...listWay(index))
      else drawing.runQuietly(driver, ...listWay(index))
    }
  })
}

function drawStations(drawing: Drawing, size: Size) {
  const [length, width] = size.area
  const ring = addRing(drawing, size)
  const side = countTrack(size).track / 2
  drawing.gears('ring', [
    [side, side],
    [length - side, side],
    [length - side, width - side],
    [side, width - side],
  ])
  runRing(drawing, ring, (index) => ring.follow(index, 4.5))
}

function drawTurntable(drawing: Drawing, size: Size) {
  const ring = addRing(drawing, size)
  runRing(drawing, ring, (index) => ring.follow(index, 3.6), 0)
  runRing(drawing, ring, (index) => ring.follow(index, -2.4), 4)
}

function drawPit(drawing: Drawing, size: Size) {
  const [length, width] = size.area
  const ring = addRing(drawing, size, [length / 2, -1.8])
  runRing(
    drawing,
    ring,
    (index) => {
      const way = ring.follow(index, 4.2)
      const isStopping = index % 3 === 1
      const at = ring.follow(index, 2)[2] ?? ring.middle
      return isStopping ? [stopBefore(at, ring.middle, width * 0.2 + 0.4)] : way
    },
    size.children > 8 ? 6 : 5,
  )
}

function drawAmbulance(drawing: Drawing, size: Size) {
  const ring = addRing(drawing, size)
  const { track } = countTrack(size)
  const lane = track / 2 - 0.6
  runRing(drawing, ring, (index) => ring.follow(index, 1.6, index === 0 ? -lane : lane), 0)
  drawing.together(() => {
    const [ambulance] = ring.drivers
    if (ambulance === undefined) return
    const way = [4, 8, 12, 16].map((metres) => ring.follow(0, metres, -lane)[2] ?? ring.middle)
    drawing.run(ambulance, ...way)
  })
}

const usual = {
  ages: [5, 6],
  intensity: 'medium',
  rounds: [4, 75, 45],
  numbers: countTrack,
} as const

export const railway = createTaskFamily({
  slug: 'ring-road',
  topic: 'dribbling',
  moment: 'in_possession',
  phase: 'warm_up',
  practice_type: 'fun_game',
  corners: ['technical', 'physical', 'psychological'],
  sizes: createGroups([18, 15], [28, 24]),
  tasks: [
    { key: 'stations', level: 1, ...usual, words: railwayWords.stations, draw: drawStations },
    { key: 'turntable', level: 2, ...usual, words: railwayWords.turntable, draw: drawTurntable },
    {
      key: 'pit-stop',
      level: 1,
      ...usual,
      kind: { topic: 'speed', phase: 'main_part' },
      rounds: [4, 90, 60],
      words: moreRailwayWords.pit,
      draw: drawPit,
    },
    {
      key: 'ambulance',
      level: 2,
      ...usual,
      ages: [5, 7],
      words: moreRailwayWords.ambulance,
      draw: drawAmbulance,
    },
  ],
})
