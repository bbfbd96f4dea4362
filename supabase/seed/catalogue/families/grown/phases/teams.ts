/** Whole teams on a whole pitch, by shirt numbers; nine play without two of each side. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, type Point, type ExerciseSize, type Sketch } from '../kit'

export const eleven: ExerciseSize = {
  key: '11v11',
  name: ['11v11', '11 gegen 11', '11 срещу 11'],
  area: [100, 64],
  ages: [14, 99],
  level: 4,
  time: [5, 240, 60],
  count: 11,
  fill: { team: ['11v11', '11 gegen 11', '11 срещу 11'] },
}

export const nine: ExerciseSize = {
  key: '9v9',
  name: ['9v9', '9 gegen 9', '9 срещу 9'],
  area: [70, 46],
  ages: [12, 14],
  level: 3,
  time: [5, 180, 60],
  count: 9,
  fill: { team: ['9v9', '9 gegen 9', '9 срещу 9'] },
}

/** Parts of length and width by shirt number. */
export type Places = Readonly<Record<number, Point>>

interface LineUp {
  a: Places
  b: Places
  /** Numbers that are missing when nine play. */
  without: { a: readonly number[]; b: readonly number[] }
  /** Where somebody stands otherwise when nine play. */
  nine?: { a?: Places; b?: Places }
}

interface Match {
  drawing: Sketch
  at: (x: number, y: number) => Point
  a: (number: number) => string
  b: (number: number) => string
}

/** Team `a` plays to the right. */
export function createMatch({ area, count }: ExerciseSize, { a, b, without, nine: other }: LineUp) {
  const at = createScale({ area })
  const drawing = createSketch(area, { pitch: 'full' })
  const size = count === 9 ? 'youth' : 'full'
  drawing.goal(size, at(0, 0.5), 0)
  drawing.goal(size, at(1, 0.5), 180)
  const addTeam = (team: 'a' | 'b', places: Places, missing: readonly number[]) => {
    const ids = new Map<number, string>()
    for (const [number, place] of Object.entries(places)) {
      if (count === 9 && missing.includes(Number(number))) continue
      const keeper = number === '1'
      ids.set(Number(number), drawing.player(team, at(...place), { number, keeper }))
    }
    return (number: number) => {
      const id = ids.get(number)
      if (id === undefined) throw new Error(`number ${number} does not play`)
      return id
    }
  }
  const match: Match = {
    drawing,
    at,
    a: addTeam('a', count === 9 ? { ...a, ...other?.a } : a, without.a),
    b: addTeam('b', count === 9 ? { ...b, ...other?.b } : b, without.b),
  }
  addBench(drawing, 8)
  return match
}
