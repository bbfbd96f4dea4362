import { describe, expect, it } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Pitch, Scene } from '@/features/scene/model/document/scene-schema'
import { pitchPresets } from '@/features/scene/model/pitch/presets'
import { createTrainingScene } from '../../driver/training-scene'
import { formations } from '../../formations/data'
import { addRun } from '../motion/run'
import { listKeys, findObject } from '../scene/parts'
import { applyFormation } from './formation'
import { setDisplay, setPitch } from './pitch'
import { setPlayers } from './props'

const start = { time: 0, mode: 'steps', appliesToLater: false } as const
const listPlayers = (scene: Scene, team = 'a') =>
  scene.objects.flatMap((object) =>
    object.kind === 'player' && object.team === team ? [object] : [],
  )

describe('another ground', () => {
  it('keeps everybody as far from the goal as he was', () => {
    const onHalf = {
      ...createTrainingScene({ drawings: [] }),
      pitch: { ...createEmptyScene().pitch, ...pitchPresets.half },
      objects: [{ id: 'e1', kind: 'cone' as const, x: 40, y: 30 }],
    }
    expect(findObject(setPitch(onHalf, pitchPresets.full), 'e1')).toMatchObject({ x: 92.5, y: 30 })
  })

  it('keeps everything inside, ways included', () => {
    const scene = setPitch(addRun(createTrainingScene(), 'p2', 0, [[90, 60]]), pitchPresets.box)
    const { length, width } = scene.pitch
    for (const { x, y } of [...scene.objects, ...listKeys(scene, 'p2')]) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(length)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(width)
    }
  })

  it('of the same size moves nobody', () => {
    const scene = setPitch(createTrainingScene(), { surface: 'white', orientation: 'portrait' })
    expect(scene.objects).toBe(scene.objects)
    expect(findObject(scene, 'p1')).toEqual(findObject(createTrainingScene(), 'p1'))
  })

  it('is four metres at least, symbols half the usual', () => {
    expect(setPitch(createEmptyScene(), { length: 1 }).pitch.length).toBe(4)
    expect(setDisplay(createEmptyScene(), { symbols: 0 }).display.symbols).toBe(0.5)
  })
})

describe('a formation', () => {
  it.each(formations)('$id of $format has the right number of players', ({ id, format }) => {
    const { scene } = applyFormation(createEmptyScene(), 'a', id, 'low', start)
    expect(listPlayers(scene)).toHaveLength(Number.parseInt(format, 10))
    const numbers = listPlayers(scene).map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(listPlayers(scene).filter(({ is_keeper }) => is_keeper)).toHaveLength(
      format === '3v3' ? 0 : 1,
    )
  })

  it('stands in its own half, the other one opposite', () => {
    const { scene } = applyFormation(createEmptyScene(), 'a', '4_3_3', 'low', start)
    const both = applyFormation(scene, 'b', '4_4_2', 'high', start).scene
    expect(listPlayers(both, 'a').every(({ x }) => x < 52.5)).toBe(true)
    expect(listPlayers(both, 'b').every(({ x }) => x > 52.5)).toBe(true)
  })

  it('has its left side on the left as it looks', () => {
    const findLeftPlayer = (end: 'low' | 'high') =>
      listPlayers(applyFormation(createEmptyScene(), 'a', '4_3_3', end, start).scene).find(
        ({ number }) => number === '11',
      )
    expect(findLeftPlayer('low')?.y).toBeLessThan(34)
    expect(findLeftPlayer('high')?.y).toBeGreaterThan(34)
  })

  it('fills all of a ground that is only a part of a pitch, whichever way its goal is', () => {
    const sides: Pitch['goal_side'][] = ['left', 'right', 'top', 'bottom']
    for (const goal_side of sides) {
      const ground = createEmptyScene({ kind: 'half', length: 60, width: 68, goal_side })
      const depth = listPlayers(applyFormation(ground, 'a', '4_4_2', 'high', start).scene).map(
        ({ x, y }) => (goal_side === 'top' || goal_side === 'bottom' ? y : x),
      )
      expect(Math.max(...depth) - Math.min(...depth)).toBeGreaterThan(45)
    }
  })

  it('takes the players who are there, with their names, and adds the others', () => {
    const named = setPlayers(createTrainingScene(), ['p2'], { name: 'Mia', number: '23' })
    const { scene, ids } = applyFormation(named, 'a', '4_3_3', 'low', start)
    expect(listPlayers(scene)).toHaveLength(11)
    expect(ids).toContain('p1')
    expect(findObject(scene, 'p2')).toMatchObject({ name: 'Mia', number: '23' })
  })

  it('happens between two steps when it is chosen later', () => {
    const { scene } = applyFormation(createTrainingScene(), 'b', '2_1', 'high', {
      ...start,
      time: 3,
    })
    expect(listKeys(scene, 'p3').map(({ t }) => t)).toEqual([3])
    expect(findObject(scene, 'p3')).toMatchObject({ x: 20, y: 50 })
  })
})
