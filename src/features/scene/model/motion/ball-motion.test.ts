import { describe, expect, it } from 'vitest'
import { createEmptyScene } from '../document/empty-scene'
import type { Ball, BallEvent, Scene, SceneObject, Track } from '../document/scene-schema'
import type { BallMotion } from './ball-motion'
import { distance } from './course'
import { getSceneMotion } from './scene-motion'

const six: SceneObject = { id: 'six', kind: 'player', team: 'a', x: 10, y: 34, rotation: 0 }
const nine: SceneObject = { id: 'nine', kind: 'player', team: 'a', x: 30.7, y: 34 }
const held: Ball = { id: 'ball', kind: 'ball', x: 0, y: 0, owner: 'six' }
const loose: Ball = { id: 'ball', kind: 'ball', x: 50, y: 34 }

function createMotion(parts: Partial<Scene>, ball: Ball = held): BallMotion {
  const scene = { ...createEmptyScene(), objects: [six, nine, ball], ...parts }
  const motion = getSceneMotion(scene).balls.get('ball')
  if (!motion) throw new Error('no ball')
  return motion
}

function createEvent(rest: Partial<BallEvent>): BallEvent {
  return { id: 'e', ball: 'ball', t: 1, kind: 'ground', speed: 10, ...rest }
}

function run(object: string, ...keys: [t: number, x: number, y: number][]): Track {
  return { object, keys: keys.map(([t, x, y]) => ({ t, x, y, ease: 'linear' })) }
}

/** `six 0–1, fly 1–3, nine 3–` */
function describePhases({ phases }: BallMotion): string {
  return phases
    .map((phase) => {
      const who = phase.kind === 'carry' ? phase.owner : phase.kind
      const until = phase.until === Infinity ? '' : Number(phase.until.toFixed(2))
      return `${who} ${Number(phase.from.toFixed(2))}–${until}`
    })
    .join(', ')
}

describe('the ball has an owner per interval', () => {
  it('lies where it was put when nobody has it', () => {
    const ball = createMotion({}, loose)
    expect(describePhases(ball)).toBe('rest 0–')
    expect(ball.placeAt(7)).toStrictEqual([50, 34])
  })

  it('is before the feet of its owner, in the direction of the run', () => {
    const ball = createMotion({ tracks: [run('six', [2, 10, 44])] })
    expect(ball.placeAt(0)).toStrictEqual([10, expect.closeTo(34.7)])
    expect(distance(ball.placeAt(1), [10, 39])).toBeCloseTo(0.7)
  })

  it('an owner that is not on the pitch leaves it on the ground', () => {
    expect(describePhases(createMotion({}, { ...held, owner: 'gone' }))).toBe('rest 0–')
  })

  it('somebody within 2 m takes it up; who does not take it runs past', () => {
    const take = createEvent({ kind: 'take', to: 'nine', t: 4 })
    const tracks = [run('nine', [4, 49, 34], [6, 60, 34])]
    expect(describePhases(createMotion({ tracks, events: [take] }, loose))).toBe(
      'rest 0–4, nine 4–',
    )
    expect(describePhases(createMotion({ tracks }, loose))).toBe('rest 0–')
  })

  it('an opponent can take it from who has it', () => {
    const tracks = [run('nine', [2, 11, 34])]
    const take = createEvent({ kind: 'take', to: 'nine', t: 2 })
    expect(describePhases(createMotion({ tracks, events: [take] }))).toBe('six 0–2, nine 2–')
  })
})

describe('a pass computes its own duration', () => {
  it('from distance and speed', () => {
    const ball = createMotion({ events: [createEvent({ to: 'nine' })] })
    // 10.7 to 30 m: to the feet, on the side the ball comes from
    expect(describePhases(ball)).toBe('six 0–1, flight 1–2.93, nine 2.93–')
    expect(
      describePhases(createMotion({ events: [createEvent({ to: 'nine', speed: 20 })] })),
    ).toContain('1–1.97')
  })

  it('takes longer on a bent way', () => {
    const bent = createMotion({ events: [createEvent({ to: 'nine', via: [[20, 44]] })] })
    expect(bent.phases[1]?.until).toBeGreaterThan(3.5)
    expect(
      distance(bent.placeAt(1 + (bent.phases[1]?.until ?? 0) / 2 - 0.5), [20, 44]),
    ).toBeLessThan(1)
  })

  it('meets a receiver who runs where that one is by then', () => {
    const ball = createMotion({
      tracks: [run('nine', [8, 30.7, 10])],
      events: [createEvent({ to: 'nine' })],
    })
    const arrival = ball.phases[1]?.until ?? 0
    const { tracks } = getSceneMotion({
      ...createEmptyScene(),
      objects: [six, nine, held],
      tracks: [run('nine', [8, 30.7, 10])],
    })
    const receiver = tracks.get('nine')?.placeAt(arrival)
    expect(distance(ball.placeAt(arrival), receiver)).toBeLessThan(0.75)
    expect(describePhases(ball)).toContain('nine')
  })

  it('catches up in the end with a receiver who runs faster than the ball', () => {
    const tracks = [run('nine', [5, 80, 34])]
    const ball = createMotion({ tracks, events: [createEvent({ to: 'nine', speed: 5 })] })
    expect(describePhases(ball)).toBe('six 0–1, flight 1–14.72, nine 14.72–')
  })

  it('into space it waits for its receiver', () => {
    const tracks = [run('nine', [5, 60, 34])]
    const ball = createMotion({
      tracks,
      events: [createEvent({ to: 'nine', x: 60, y: 34, speed: 20 })],
    })
    expect(describePhases(ball)).toMatch(/^six 0–1, flight 1–3.46, rest 3.46–4.\d+, nine 4.\d+–$/)
  })

  it('who runs to a ball gets it when the feet are there, not from far away', () => {
    const tracks = [run('nine', [5, 60, 34])]
    const ball = createMotion({
      tracks,
      events: [createEvent({ to: 'nine', x: 60, y: 34, speed: 20 })],
    })
    const met = ball.phases.at(-1)?.from ?? 0
    expect(distance(ball.placeAt(met - 0.01), ball.placeAt(met + 0.01))).toBeLessThan(0.8)
    expect(met).toBeGreaterThan(4.8)
  })

  it('into space to nobody it stays there', () => {
    const ball = createMotion({ events: [createEvent({ x: 60, y: 34, speed: 20 })] })
    expect(describePhases(ball)).toBe('six 0–1, flight 1–3.46, rest 3.46–')
    expect(ball.placeAt(9)).toStrictEqual([60, 34])
  })

  it('a ball that lies free can be kicked too', () => {
    const ball = createMotion({ events: [createEvent({ x: 60, y: 34 })] }, loose)
    expect(ball.phases[1]).toMatchObject({ kind: 'flight', kicker: null, until: 2 })
  })

  it('only a lofted one leaves the ground, highest half-way', () => {
    const lofted = createMotion({ events: [createEvent({ kind: 'lofted', x: 30.7, y: 34 })] })
    expect([1, 2, 3].map((t) => Number(lofted.heightAt(t).toFixed(2)))).toStrictEqual([0, 1, 0])
    expect(lofted.heightAt(0.5)).toBe(0)
    expect(createMotion({ events: [createEvent({ x: 30.7, y: 34 })] }).heightAt(2)).toBe(0)
  })
})

describe('events that cannot happen change nothing', () => {
  it('a kick while the ball is on its way; the pass before still arrives', () => {
    const early = createEvent({ id: 'early', t: 2, to: 'six' })
    const ball = createMotion({ events: [createEvent({ to: 'nine' }), early] })
    expect(ball.impossible).toStrictEqual([early])
    expect(describePhases(ball)).toBe('six 0–1, flight 1–2.93, nine 2.93–')
  })

  it('a take from too far away', () => {
    const take = createEvent({ kind: 'take', to: 'nine' })
    const ball = createMotion({ events: [take] })
    expect(ball.impossible).toStrictEqual([take])
    expect(describePhases(ball)).toBe('six 0–')
  })

  it('leaves no gap and no overlap in the story', () => {
    const events = [
      createEvent({ id: '1', t: 0, to: 'nine' }),
      createEvent({ id: '2', t: 4, x: 40, y: 30 }),
      createEvent({ id: '3', t: 8, kind: 'take', to: 'nine' }),
      createEvent({ id: '4', t: 9, to: 'six', kind: 'lofted' }),
    ]
    const { phases } = createMotion({ events, tracks: [run('nine', [8, 40, 31])] })
    for (const [index, phase] of phases.entries()) {
      expect(phase.from).toBe(phases[index - 1]?.until ?? 0)
    }
    expect(phases.at(-1)).toMatchObject({ kind: 'carry', owner: 'six', until: Infinity })
  })
})
