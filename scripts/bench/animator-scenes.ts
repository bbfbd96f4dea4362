/** The scenes of the animator's benchmark: the one the issue names, and one with 200 objects. */
import { createEmptyScene } from '../../src/features/scene/model/document/empty-scene'
import { equipmentKinds } from '../../src/features/scene/model/document/kinds'
import type {
  BallEvent,
  Point,
  Scene,
  SceneObject,
  Track,
} from '../../src/features/scene/model/document/scene-schema'

const corners: Point[] = [
  [60, 14],
  [85, 54],
]

/** 22 players, a ball that is passed, 20 objects, 30 tracks: all players and eight of the objects move. */
export const usualBench: Scene = createBenchScene({ players: 22, objects: 20, tracks: 30 })

/** 200 objects in all, of which 60 move. */
export const largeBench: Scene = createBenchScene({ players: 44, objects: 155, tracks: 60 })

interface Amounts {
  players: number
  objects: number
  tracks: number
}

function createBenchScene({ players, objects, tracks }: Amounts): Scene {
  const people = Array.from({ length: players }, (_, index) => createPlayer(index, players))
  const gear = Array.from({ length: objects }, (_, index) => createPiece(index))
  const ball: SceneObject = { id: 'ball', kind: 'ball', x: 52.5, y: 34, owner: 'p0' }
  const movers = [...people, ...gear].slice(0, tracks)
  return {
    ...createEmptyScene(),
    objects: [...gear, ...people, ball],
    drawings: [
      { id: 'z1', kind: 'zone', shape: 'rectangle', points: corners, colour: '#f0b429' },
      { id: 't1', kind: 'text', x: 52.5, y: 66, text: 'Umschalten', size: 1, colour: '#eaf2ed' },
    ],
    tracks: movers.map((object, index) => track(object, index)),
    events: Array.from({ length: 5 }, (_, index) => createPass(index)),
    steps: Array.from({ length: 5 }, (_, index) => ({
      id: `s${index}`,
      t: index * 2,
      name: '',
      note: '',
    })),
  }
}

function createPlayer(index: number, count: number): SceneObject {
  const isHome = index % 2 === 0
  const row = Math.floor(index / 2)
  const rows = Math.ceil(count / 2)
  const depth = 6 + (row % 4) * 12
  return {
    id: `p${index}`,
    kind: 'player',
    team: isHome ? 'a' : 'b',
    number: String(row + 1),
    x: isHome ? depth : 105 - depth,
    y: 5 + (58 * row) / rows,
    is_keeper: row === 0,
    has_direction: true,
  }
}

function createPiece(index: number): SceneObject {
  const kind = equipmentKinds[index % equipmentKinds.length] ?? 'cone'
  return { id: `g${index}`, kind, x: 4 + ((index * 17) % 97), y: 3 + ((index * 29) % 62) }
}

/** A way of five stretches, half of them bent, back and forth, as fast as people run. */
function track({ id, x, y }: SceneObject, index: number): Track {
  return {
    object: id,
    keys: Array.from({ length: 5 }, (_, step) => {
      const turn = index * 1.7 + step * 1.1
      const reach = step % 2 === 0 ? 5 : 2
      return {
        t: (step + 1) * 2,
        x: clampToMost(x + Math.cos(turn) * reach, 105),
        y: clampToMost(y + Math.sin(turn) * reach, 68),
        ease: 'in_out' as const,
        ...(index % 2 === 0 && {
          via: [
            [
              clampToMost(x + Math.cos(turn + 1) * 3, 105),
              clampToMost(y + Math.sin(turn + 1) * 3, 68),
            ],
          ],
        }),
      }
    }),
  }
}

function createPass(index: number): BallEvent {
  return {
    id: `e${index}`,
    ball: 'ball',
    t: index * 2 + 0.2,
    kind: (['ground', 'driven', 'lofted'] as const)[index % 3] ?? 'ground',
    to: `p${((index + 1) * 4) % 22}`,
    speed: 18,
  }
}

function clampToMost(value: number, most: number): number {
  return Math.min(most, Math.max(0, value))
}
