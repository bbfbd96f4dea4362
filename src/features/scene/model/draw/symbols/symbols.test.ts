import { describe, expect, it } from 'vitest'
import { equipmentKinds, goalSizes } from '../../document/kinds'
import { createEmptyScene, usualTeams } from '../../document/empty-scene'
import { objectSchema, type SceneObject } from '../../document/scene-schema'
import type { Mark } from '../marks'
import { getSetting } from '../setting'
import { getExtent, getReach } from '../symbol-size'
import { getLook } from './looks'

const scene = { ...createEmptyScene(), teams: [...usualTeams] }
const setting = getSetting(scene, 'fine')
const { unit } = setting
const place = { id: 'o', x: 10, y: 10 }

const everything: SceneObject[] = [
  ...usualTeams.map(({ id }) => ({ ...place, kind: 'player' as const, team: id, number: '10' })),
  { ...place, kind: 'player', team: 'b', number: '1', is_keeper: true },
  { ...place, kind: 'coach' },
  { ...place, kind: 'ball' },
  ...goalSizes.map((size) => ({ ...place, kind: 'goal' as const, size })),
  ...equipmentKinds.map((kind) => ({ ...place, kind })),
  { ...place, kind: 'ladder', length: 12 },
  { ...place, kind: 'wall', length: 8 },
]

describe('every thing on the pitch', () => {
  it.each(everything.map((object) => [describeObject(object), object] as const))(
    'is drawn within its reach: %s',
    (_, object) => {
      const { body } = getLook(object, setting)
      expect(body.length).toBeGreaterThan(0)
      const far = Math.max(...body.map(measureFarthest))
      expect(far).toBeGreaterThan(unit * 0.14)
      expect(far).toBeLessThanOrEqual(getReach(object, unit) + 0.001)
    },
  )

  it('has true measures where they can be seen, and can be seen where they cannot', () => {
    const goal = { ...place, kind: 'goal', size: 'full' } as const
    expect(getExtent(goal, 1)).toEqual({ length: 1.8, width: 7.32 })
    expect(getExtent({ ...goal, size: 'mini' }, 3).width).toBeGreaterThan(3)
    expect(getExtent({ ...place, kind: 'ladder', length: 9 }, 1).length).toBe(9)
  })

  it('wears its own colour when it has one', () => {
    const cone = objectSchema.parse({ ...place, kind: 'cone', colour: '#123456' })
    expect(getLook(cone, setting).body[0]).toMatchObject({ fill: 'pen:#123456' })
  })
})

describe('a player', () => {
  const player = { ...place, kind: 'player', team: 'a', number: '7' } as const
  const listTexts = (object: SceneObject, display: Partial<typeof scene.display> = {}) =>
    listMarks(object, { ...scene, display: { ...scene.display, ...display } })
      .filter((mark) => mark.kind === 'text')
      .map(({ text }) => text)

  it('shows the number, and the name only when names are shown', () => {
    const named = { ...player, name: 'Йордан' }
    expect(listTexts(named)).toEqual(['7'])
    expect(listTexts(named, { has_names: true })).toEqual(['7', 'Йордан'])
    expect(listTexts(named, { has_numbers: false, has_names: true })).toEqual(['Йордан'])
  })

  it('shows a short role in the symbol when there is no number, a long one below', () => {
    expect(listTexts({ ...place, kind: 'player', team: 'a', label: 'LB' })).toEqual(['LB'])
    expect(listTexts({ ...player, label: 'left back' })).toEqual(['7', 'left back'])
  })

  it('has the shape and colour of the team; a keeper the other colour and a second edge', () => {
    const [shirt] = getLook(player, setting).body
    expect(shirt).toMatchObject({ fill: usualTeams[0].colour })
    const keeper = getLook({ ...player, is_keeper: true }, setting).body
    expect(keeper[0]).toMatchObject({ fill: usualTeams[0].keeper_colour })
    expect(keeper).toHaveLength(3)
    const shapes = usualTeams.map(({ id }) => getLook({ ...player, team: id }, setting).body[0])
    expect(new Set(shapes.map((mark) => mark?.kind === 'path' && mark.d)).size).toBe(4)
  })

  it('writes black on light and white on dark shirts', () => {
    const getInk = (colour: string) => {
      const dressed = { ...scene, teams: [{ ...usualTeams[0], colour }, usualTeams[1]] }
      return getLook({ ...player }, getSetting(dressed, 'fine')).body.at(-1)
    }
    expect(getInk('#ffe14d')).toMatchObject({ fill: 'ink' })
    expect(getInk('#1a1a5e')).toMatchObject({ fill: 'paper' })
  })

  it('sees as far and as wide as the field of view says, in metres', () => {
    const { view } = getLook({ ...player, view: { angle: 90, reach: 20 } }, setting)
    expect(view?.[0] && measureFarthest(view[0])).toBeCloseTo(20, 1)
    expect(getLook(player, setting).view).toBeNull()
  })
})

describe('looks', () => {
  it('are shared by things that look the same', () => {
    const one = getLook({ ...place, kind: 'cone' }, setting)
    expect(getLook({ id: 'other', x: 1, y: 2, kind: 'cone' }, setting)).toBe(one)
    expect(getLook({ ...place, kind: 'cone', colour: '#ff0000' }, setting)).not.toBe(one)
  })
})

function listMarks(object: SceneObject, within: typeof scene): Mark[] {
  const { body, words } = getLook(object, getSetting(within, 'fine'))
  return [...body, ...(words ?? [])]
}

function describeObject(object: SceneObject): string {
  if (object.kind === 'player') return `player ${object.team}${object.is_keeper ? ' keeper' : ''}`
  if (object.kind === 'goal') return `goal ${object.size}`
  return 'length' in object ? `${object.kind} ${object.length} m` : object.kind
}

/** Farthest point of the mark from 0, 0: path data is walked from point to point. */
function measureFarthest(mark: Mark): number {
  if (mark.kind === 'circle') return Math.hypot(mark.x, mark.y) + mark.r
  if (mark.kind === 'image')
    return Math.max(...[...mark.over, ...mark.instead].map(measureFarthest))
  if (mark.kind === 'text') return Math.abs(mark.y) + mark.size / 2
  let [x, y, far] = [0, 0, 0]
  for (const [, command = '', rest = ''] of mark.d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = rest.split(/[ ,]+/).filter(Boolean).map(Number)
    const [last = 0, before = 0] = [numbers.at(-1), numbers.at(-2)]
    if (command === 'H') x = last
    else if (command === 'h') x += last
    else if (command === 'V') y = last
    else if (command === 'v') y += last
    else if (command === 'a') [x, y] = [x + before, y + last]
    else if (command !== 'Z') [x, y] = [before, last]
    far = Math.max(far, Math.hypot(x, y))
  }
  return far
}
