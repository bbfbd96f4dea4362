import { describe, expect, it } from 'vitest'
import { arrowsOf } from '../../motion/arrows'
import { sceneMotion } from '../../motion/scene-motion'
import { openScene } from '../open-scene'
import type { Scene } from '../scene-schema'

type Json = Record<string, unknown>

const area = { length: 30, width: 20 }

/** Objects get the ids o1, o2 … in the order of the items. */
function open(items: Json[], moves: Json[] = [], rest: Json = {}): Scene {
  return openScene({ v: 1, pitch: 'blank', items, moves, zones: [], ...rest }, area).scene
}

const passer = { k: 'player', team: 'a', n: '6', x: 5, y: 10 }
const receiver = { k: 'player', team: 'a', n: '8', x: 15, y: 10 }
const opponent = { k: 'player', team: 'b', x: 10, y: 14 }
const ball = { k: 'ball', x: 6, y: 10.4 }

describe('a drawing of an exercise opens as a scene', () => {
  it('is told that it was saved in an older form', () => {
    const { repairs } = openScene({ v: 1, pitch: 'blank', items: [passer] }, area)
    expect(repairs).toStrictEqual([{ kind: 'older', count: 1 }])
  })

  it('takes the exercise’s area as its ground and the goal’s side', () => {
    const goal = { k: 'goal', x: 0, y: 10, r: 0 }
    expect(open([goal], [], { pitch: 'box' }).pitch).toMatchObject({
      kind: 'box',
      length: 30,
      width: 20,
      goal_side: 'left',
    })
    expect(open([passer], [], { pitch: 'half' }).pitch).toMatchObject({ goal_side: 'right' })
  })

  it('keeps the teams: neutral players are the third, in diamonds', () => {
    const { teams, objects } = open([passer, opponent, { k: 'player', team: 'n', x: 1, y: 1 }])
    expect(teams.map(({ id, shape }) => [id, shape])).toStrictEqual([
      ['a', 'circle'],
      ['b', 'triangle'],
      ['c', 'diamond'],
    ])
    expect(objects.map((object) => object.kind === 'player' && object.team)).toStrictEqual([
      'a',
      'b',
      'c',
    ])
  })

  it('gives a keeper to the team around, or to those who are shot at', () => {
    const keeper = { k: 'player', team: 'gk', x: 1, y: 10 }
    const home = open([keeper, passer, { ...opponent, x: 25 }]).objects[0]
    expect(home).toMatchObject({ team: 'a', is_keeper: true })
    expect(open([keeper, passer]).objects[0]).toMatchObject({ team: 'b', is_keeper: true })
  })

  it('keeps sizes of goals, turns and lengths', () => {
    const { objects } = open([
      { k: 'mini_goal', x: 0, y: 3, r: 90 },
      { k: 'youth_goal', x: 0, y: 10 },
      { k: 'ladder', x: 5, y: 5, len: 6, r: 45 },
    ])
    expect(objects).toStrictEqual([
      { id: 'o1', kind: 'goal', size: 'mini', x: 0, y: 3, rotation: 90 },
      { id: 'o2', kind: 'goal', size: 'youth', x: 0, y: 10 },
      { id: 'o3', kind: 'ladder', x: 5, y: 5, rotation: 45, length: 6 },
    ])
  })

  it('keeps zones as rectangles', () => {
    const { drawings } = open([], [], { zones: [{ x: 2, y: 3, w: 10, h: 4 }] })
    expect(drawings[0]).toMatchObject({
      kind: 'zone',
      shape: 'rectangle',
      points: [
        [2, 3],
        [12, 7],
      ],
    })
  })

  it('opens with the same repairs when it is damaged too', () => {
    const { scene, repairs } = openScene(
      { v: 1, pitch: 'moon', items: [passer, { k: 'tree', x: 1, y: 1 }], moves: 'none' },
      area,
    )
    expect(scene.objects).toHaveLength(1)
    expect(repairs).toStrictEqual([
      { kind: 'older', count: 1 },
      { kind: 'object', count: 1 },
      { kind: 'value', count: 2 },
    ])
  })
})

describe('arrows of a drawing become movements', () => {
  const pass = {
    k: 'pass',
    p: [
      [6.5, 10],
      [13.8, 10],
    ],
  }

  it('a pass starts with who has the ball and ends with who stands there', () => {
    const scene = open([passer, receiver, ball], [pass])
    expect(scene.objects[2]).toMatchObject({ kind: 'ball', owner: 'o1' })
    expect(scene.events).toStrictEqual([
      { id: 'e1', ball: 'o3', kind: 'ground', t: 0, speed: 12, to: 'o2' },
    ])
    expect(arrowsOf(scene)).toMatchObject([{ kind: 'pass', by: 'o1', to: 'o2' }])
  })

  it('the ball lies where it was drawn, at the feet', () => {
    const scene = open([passer, receiver, ball], [pass])
    const { x, y } = sceneMotion(scene).poseOf('o3', 0)
    expect(Math.hypot(x - ball.x, y - ball.y)).toBeLessThan(0.8)
  })

  it('a dribble comes after the pass that brought the ball', () => {
    const dribble = {
      k: 'dribble',
      p: [
        [15.5, 11],
        [20, 14],
        [25, 14],
      ],
    }
    const scene = open([passer, receiver, ball], [pass, dribble])
    const arrows = arrowsOf(scene)
    expect(arrows.map(({ kind, by }) => [kind, by])).toStrictEqual([
      ['pass', 'o1'],
      ['dribble', 'o2'],
    ])
    expect(arrows[1]?.from).toBeGreaterThan(arrows[0]?.until ?? Infinity)
    expect(arrows[1]?.points.at(-1)).toStrictEqual([25, 14])
  })

  it('a pass to where nobody stands waits for the team-mate who runs there', () => {
    const scene = open(
      [passer, { ...receiver, x: 12, y: 2 }, opponent, ball],
      [
        {
          k: 'pass',
          p: [
            [6.5, 10],
            [20, 10],
          ],
        },
        {
          k: 'run',
          p: [
            [12.5, 3],
            [20, 8.5],
          ],
        },
      ],
    )
    expect(scene.events[0]).toMatchObject({ to: 'o2' })
    const carries = sceneMotion(scene)
      .balls.get('o4')
      ?.phases.flatMap((phase) => (phase.kind === 'carry' ? [phase.owner] : []))
    expect(carries?.at(-1)).toBe('o2')
  })

  it('a run after another starts no earlier; what has nothing to do with it runs together', () => {
    const run = (y: number) => ({
      k: 'run',
      p: [
        [6, y],
        [16, y],
      ],
    })
    const scene = open(
      [passer, { ...receiver, x: 5, y: 15 }],
      [
        run(10),
        {
          k: 'run',
          p: [
            [17, 10],
            [25, 10],
          ],
        },
        run(15),
      ],
    )
    const arrows = arrowsOf(scene)
    expect(arrows.map(({ by, from }) => [by, from])).toStrictEqual([
      ['o1', 0],
      ['o2', 0],
      ['o1', 2],
    ])
  })

  it('a ball that lies on the way is taken up by who dribbles on', () => {
    const scene = open(
      [passer, { k: 'ball', x: 12.5, y: 10 }],
      [
        {
          k: 'run',
          p: [
            [6, 10],
            [12, 10],
          ],
        },
        {
          k: 'dribble',
          p: [
            [13, 10],
            [20, 10],
          ],
        },
      ],
    )
    expect(scene.events).toMatchObject([{ kind: 'take', to: 'o1' }])
    expect(arrowsOf(scene).map(({ kind }) => kind)).toStrictEqual(['run', 'dribble'])
  })

  it('shots at the same keeper come one after the other', () => {
    const keeper = { k: 'player', team: 'gk', x: 28, y: 10 }
    const shot = (y: number) => ({
      k: 'shot',
      p: [
        [16, y],
        [27, 10],
      ],
    })
    const scene = open(
      [keeper, receiver, { ...receiver, y: 15 }, { ...ball, x: 16 }, { ...ball, x: 16, y: 15 }],
      [shot(10), shot(15)],
    )
    const [first, second] = arrowsOf(scene)
    expect(second?.from).toBeGreaterThan(first?.until ?? Infinity)
  })

  it('what has no player or no ball stays a line with a head, dashed for a pass', () => {
    const { drawings, tracks, events } = open(
      [{ k: 'cone', x: 1, y: 1 }],
      [
        {
          k: 'run',
          p: [
            [6, 6],
            [9, 9],
          ],
        },
        pass,
      ],
    )
    expect([...tracks, ...events]).toStrictEqual([])
    expect(drawings).toMatchObject([
      { kind: 'line', style: 'solid', head: 'arrow' },
      { kind: 'line', style: 'dashed', head: 'arrow' },
    ])
  })
})
