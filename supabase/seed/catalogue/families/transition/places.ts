/** Where teams stand in a rectangle (parts of length and width, attack to the right), and what to say of grounds. */
import type { GoalSize } from '../../../../../src/features/scene/model/document/kinds'
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { Size, Words3 } from '../finishing/kit'

/**
 * `goal`: one at the right. `away`: that and two mini goals left. `home`: one left to defend, two mini goals
 * right. `both`: one at each end. `open`: none.
 */
export type Ends = 'goal' | 'away' | 'home' | 'both' | 'open'

export const shape: Record<number, readonly Point[]> = {
  1: [[0.4, 0.5]],
  2: [
    [0.25, 0.35],
    [0.42, 0.78],
  ],
  3: [
    [0.18, 0.5],
    [0.46, 0.14],
    [0.46, 0.86],
  ],
  4: [
    [0.16, 0.5],
    [0.44, 0.12],
    [0.44, 0.88],
    [0.74, 0.44],
  ],
  5: [
    [0.14, 0.34],
    [0.14, 0.7],
    [0.5, 0.1],
    [0.5, 0.9],
    [0.74, 0.45],
  ],
  6: [
    [0.13, 0.32],
    [0.13, 0.7],
    [0.36, 0.5],
    [0.56, 0.1],
    [0.56, 0.9],
    [0.76, 0.45],
  ],
  7: [
    [0.1, 0.32],
    [0.1, 0.7],
    [0.34, 0.5],
    [0.52, 0.08],
    [0.52, 0.92],
    [0.6, 0.33],
    [0.78, 0.56],
  ],
  8: [
    [0.1, 0.36],
    [0.1, 0.66],
    [0.3, 0.08],
    [0.3, 0.92],
    [0.4, 0.48],
    [0.64, 0.14],
    [0.64, 0.86],
    [0.78, 0.46],
  ],
  9: [
    [0.1, 0.36],
    [0.1, 0.66],
    [0.3, 0.07],
    [0.3, 0.93],
    [0.36, 0.5],
    [0.54, 0.34],
    [0.68, 0.1],
    [0.68, 0.9],
    [0.79, 0.5],
  ],
  10: [
    [0.1, 0.36],
    [0.1, 0.66],
    [0.28, 0.07],
    [0.28, 0.93],
    [0.34, 0.5],
    [0.52, 0.33],
    [0.52, 0.68],
    [0.7, 0.08],
    [0.7, 0.92],
    [0.8, 0.5],
  ],
}

export const block: Record<number, readonly Point[]> = {
  1: [[0.66, 0.54]],
  2: [
    [0.64, 0.34],
    [0.68, 0.66],
  ],
  3: [
    [0.42, 0.6],
    [0.7, 0.28],
    [0.68, 0.7],
  ],
  4: [
    [0.34, 0.4],
    [0.64, 0.22],
    [0.84, 0.5],
    [0.64, 0.78],
  ],
  5: [
    [0.3, 0.55],
    [0.6, 0.26],
    [0.6, 0.74],
    [0.84, 0.36],
    [0.86, 0.62],
  ],
  6: [
    [0.26, 0.42],
    [0.46, 0.28],
    [0.46, 0.72],
    [0.84, 0.22],
    [0.88, 0.48],
    [0.84, 0.78],
  ],
  7: [
    [0.24, 0.5],
    [0.44, 0.22],
    [0.46, 0.44],
    [0.44, 0.76],
    [0.84, 0.24],
    [0.87, 0.5],
    [0.84, 0.76],
  ],
  8: [
    [0.24, 0.5],
    [0.44, 0.2],
    [0.46, 0.4],
    [0.46, 0.62],
    [0.44, 0.8],
    [0.84, 0.24],
    [0.88, 0.48],
    [0.84, 0.74],
  ],
  9: [
    [0.22, 0.5],
    [0.44, 0.2],
    [0.46, 0.4],
    [0.46, 0.62],
    [0.44, 0.8],
    [0.82, 0.16],
    [0.87, 0.4],
    [0.87, 0.62],
    [0.82, 0.84],
  ],
  10: [
    [0.2, 0.4],
    [0.24, 0.6],
    [0.44, 0.2],
    [0.46, 0.4],
    [0.46, 0.62],
    [0.44, 0.8],
    [0.82, 0.16],
    [0.87, 0.4],
    [0.87, 0.62],
    [0.82, 0.84],
  ],
}

const goalWords: Record<GoalSize, Words3> = {
  full: ['full-size goal', 'Großtor', 'голяма врата'],
  youth: ['youth goal (5 m)', 'Jugendtor (5 m)', 'юношеска врата (5 м)'],
  small: ['3 m goal', 'Drei-Meter-Tor', 'триметрова врата'],
  mini: ['mini goal', 'Minitor', 'малка врата'],
}

/** The sentence about the ground with its goals. */
export function describeGround({ area: [length, width], goal }: Size, ends: Ends): Words3 {
  const [en, de, bg] = goalWords[goal]
  const isOpen = goal === 'mini'
  const size: Words3 = [
    `${length} × ${width} m`,
    `${length} × ${width} m`,
    `${length} × ${width} м`,
  ]
  const kept: Words3 = isOpen
    ? ['without a keeper', 'ohne Torwart', 'без вратар']
    : ['with a keeper', 'mit Torwart', 'с вратар']
  if (ends === 'open') {
    return [`Area of ${size[0]}.`, `Feld von ${size[1]}.`, `Поле ${size[2]}.`]
  }
  if (ends === 'both') {
    return [
      `Pitch of ${size[0]}: at each end a ${en} ${kept[0]}.`,
      `Spielfeld von ${size[1]}, auf beiden Grundlinien ein ${de} ${kept[1]}.`,
      `Игрище ${size[2]}, на двете крайни линии по една ${bg} ${kept[2]}.`,
    ]
  }
  const minis: Words3 = [
    ', two mini goals at the other',
    ', auf der anderen zwei Minitore',
    ', на другата две малки врати',
  ]
  const more = ends === 'goal' ? ['', '', ''] : minis
  return [
    `Area of ${size[0]}: a ${en} ${kept[0]} at one end${more[0]}.`,
    `Feld von ${size[1]}: auf einer Grundlinie ein ${de} ${kept[1]}${more[1]}.`,
    `Поле ${size[2]}: на едната крайна линия ${bg} ${kept[2]}${more[2]}.`,
  ]
}

/** Which of `shape` play at the back, wide (top and bottom), in the middle and in front. */
const places: Record<
  number,
  readonly [back: number, top: number, bottom: number, mid: number, front: number]
> = {
  1: [0, 0, 0, 0, 0],
  2: [0, 0, 1, 0, 1],
  3: [0, 1, 2, 0, 2],
  4: [0, 1, 2, 0, 3],
  5: [0, 2, 3, 1, 4],
  6: [1, 3, 4, 2, 5],
  7: [1, 3, 4, 2, 6],
  8: [1, 5, 6, 4, 7],
  9: [1, 6, 7, 4, 8],
  10: [1, 7, 8, 4, 9],
}

export function assignRoles(ids: readonly string[]) {
  const [back, top, bottom, mid, front] = places[ids.length] ?? [0, 0, 0, 0, 0]
  const getId = (index: number) => ids[index] ?? ''
  return {
    back: getId(back),
    top: getId(top),
    bottom: getId(bottom),
    mid: getId(mid),
    front: getId(front),
  }
}
