import { describe, expect, it } from 'vitest'
import { createEmptyScene } from '../document/empty-scene'
import type { Point, Scene } from '../document/scene-schema'
import { distance } from '../motion/course'
import { getSceneMotion } from '../motion/scene-motion'
import { computeSceneUnit } from '../pitch/view'
import { drawScene, createPoseFigures } from './draw-scene'
import type { Figure } from './marks'

const base = createEmptyScene({ kind: 'blank', length: 40, width: 30 })

/** 7 runs and gets a lofted ball from 6 later; a cone, a zone, a text. */
const scene: Scene = {
  ...base,
  objects: [
    { kind: 'ball', id: 'ball', x: 0, y: 0, owner: 'six' },
    { kind: 'player', id: 'six', team: 'a', number: '6', x: 5, y: 15 },
    { kind: 'player', id: 'seven', team: 'a', number: '7', x: 10, y: 5, has_direction: true },
    { kind: 'cone', id: 'cone', x: 20, y: 20, from: 2, until: 3 },
  ],
  drawings: [
    { kind: 'text', id: 'text', x: 20, y: 25, text: 'Go', size: 1, colour: '#ffffff' },
    {
      kind: 'zone',
      id: 'zone',
      shape: 'rectangle',
      points: [
        [1, 1],
        [9, 9],
      ],
      colour: '#7db4ff',
    },
  ],
  tracks: [{ object: 'seven', keys: [{ t: 3, x: 30, y: 5, ease: 'linear' }] }],
  events: [{ id: 'pass', ball: 'ball', t: 2, kind: 'lofted', to: 'seven', speed: 16 }],
  steps: [
    { id: 's1', t: 0, name: '', note: '' },
    { id: 's2', t: 2, name: '', note: '' },
  ],
}

const drawAt = (time: number, more: Partial<Parameters<typeof drawScene>[1]> = {}) =>
  drawScene(scene, { time, density: 'fine', ...more })
const listKeys = (figures: readonly Figure[]) => figures.map(({ key }) => key)

describe('the picture of a moment', () => {
  it('lies in the order zones, equipment, arrows, people, ball, texts', () => {
    expect(listKeys(drawAt(2).figures)).toEqual([
      'zone',
      'cone',
      'arrow:pass',
      'six',
      'seven:nose',
      'seven',
      'ball',
      'text',
    ])
  })

  it('shows things from and until their time, hidden ones never', () => {
    expect(listKeys(drawAt(1.99).figures)).not.toContain('cone')
    expect(listKeys(drawAt(3).figures)).not.toContain('cone')
    const hidden = scene.objects.map((object) => ({ ...object, is_hidden: true }))
    expect(
      drawScene({ ...scene, objects: hidden }, { time: 0, density: 'fine' }).figures,
    ).toHaveLength(2)
  })

  it('has the arrows that the display asks for: of the step, all, none', () => {
    const listArrows = (kind: Scene['display']['arrows'], time: number) =>
      listKeys(
        drawScene(
          { ...scene, display: { ...scene.display, arrows: kind } },
          { time, density: 'fine' },
        ).figures,
      ).filter((key) => key.startsWith('arrow:'))
    expect(listArrows('step', 0)).toEqual(['arrow:seven:0:0'])
    expect(listArrows('step', 2)).toEqual(['arrow:pass'])
    expect(listArrows('all', 0)).toEqual(['arrow:seven:0:0', 'arrow:pass'])
    expect(listArrows('none', 0)).toEqual([])
    expect(listKeys(drawAt(0, { arrows: null }).figures)).not.toContain('arrow:seven:0:0')
  })

  it('writes names over everybody, so that a crowd does not hide them', () => {
    const named = scene.objects.map((object) =>
      object.id === 'six' ? { ...object, label: 'pivot' } : object,
    )
    const order = listKeys(
      drawScene({ ...scene, objects: named }, { time: 0, density: 'fine' }).figures,
    )
    expect(order.indexOf('six:words')).toBeGreaterThan(order.indexOf('seven'))
  })

  it('turns direction and place in portrait, and keeps numbers upright', () => {
    const portrait: Scene = { ...scene, pitch: { ...scene.pitch, orientation: 'portrait' } }
    const { figures } = drawScene(portrait, { time: 1, density: 'fine' })
    const nose = figures.find(({ key }) => key === 'seven:nose')
    expect(nose).toMatchObject({ rotation: -90, x: 5 })
    expect(figures.find(({ key }) => key === 'seven')?.rotation).toBe(0)
  })
})

describe('time', () => {
  it('changes places only: marks are the same arrays, the ground the same figures', () => {
    const early = drawAt(0.5)
    const late = drawAt(1.5)
    expect(late.ground).toBe(early.ground)
    for (const figure of late.figures) {
      const before = early.figures.find(({ key }) => key === figure.key)
      expect(before?.marks).toBe(figure.marks)
    }
    const getX = (figures: readonly Figure[]) => figures.find(({ key }) => key === 'seven')?.x ?? 0
    expect(getX(late.figures)).toBeGreaterThan(getX(early.figures))
  })

  it('lets a dragged thing and the arrows of others keep their marks in the next document', () => {
    const moved = scene.objects.map((object) =>
      object.id === 'six' ? { ...object, x: 6 } : object,
    )
    const after = drawScene({ ...scene, objects: moved }, { time: 0, density: 'fine' }).figures
    for (const figure of drawAt(0).figures) {
      expect(after.find(({ key }) => key === figure.key)?.marks).toBe(figure.marks)
    }
  })

  it('gives renderers that keep their nodes the same figures', () => {
    const poses = createPoseFigures(getSceneMotion(scene), { time: 2.2, density: 'fine' })
    const drawn = drawAt(2.2, { arrows: null }).figures.filter(
      ({ id }) => id !== 'zone' && id !== 'text',
    )
    expect(poses).toEqual(drawn)
    for (const [index, { marks }] of poses.entries()) expect(marks).toBe(drawn[index]?.marks)
  })

  it('has keys that are unique in a picture', () => {
    const all = [...drawAt(2.2).ground, ...drawAt(2.2).figures]
    expect(new Set(listKeys(all)).size).toBe(all.length)
  })
})

describe('the ball', () => {
  const findPlace = (time: number, key: string): Point => {
    const { x = 0, y = 0 } = drawAt(time).figures.find((figure) => figure.key === key) ?? {}
    return [x, y]
  }
  const unit = computeSceneUnit(scene, 'fine')

  it("lies at the edge of its owner's symbol, not under it", () => {
    expect(distance(findPlace(0, 'ball'), findPlace(0, 'six'))).toBeGreaterThan(unit * 0.5)
  })

  it('flies lofted over its shadow, larger on the way', () => {
    const { figures } = drawAt(2.6)
    const shadow = figures.find(({ key }) => key === 'ball:shadow')
    const ball = figures.find(({ key }) => key === 'ball')
    expect(ball?.scale).toBeGreaterThan(1)
    expect(ball?.y).toBeLessThan(shadow?.y ?? 0)
    expect(listKeys(drawAt(0).figures)).not.toContain('ball:shadow')
  })

  it('never jumps: it leaves and reaches the symbols smoothly', () => {
    for (let time = 1.8; time < 4.5; time += 1 / 60) {
      const step = distance(findPlace(time, 'ball'), findPlace(time + 1 / 60, 'ball'))
      expect(step, `at ${time}`).toBeLessThan(unit * 0.5)
    }
  })
})

describe('arrows', () => {
  const findTip = (figure: Figure | undefined, last: boolean): Point => {
    const marks = figure?.marks.filter((mark) => mark.kind === 'path') ?? []
    const d = (last ? marks.at(-1)?.d : marks[0]?.d) ?? ''
    const [, x, y] = /M(-?[\d.]+) (-?[\d.]+)/.exec(d) ?? []
    return [Number(x), Number(y)]
  }
  const still: Scene = { ...scene, tracks: [] }
  const unit = computeSceneUnit(still, 'fine')

  it("start at the kicker's edge and stop before the receiver's symbol", () => {
    const { figures } = drawScene(still, { time: 2, density: 'fine' })
    const pass = figures.find(({ id }) => id === 'pass')
    expect(distance(findTip(pass, false), [5, 15])).toBeGreaterThan(unit * 0.5)
    expect(distance(findTip(pass, false), [5, 15])).toBeLessThan(unit * 0.75)
    expect(distance(findTip(pass, true), [10, 5])).toBeGreaterThan(unit * 0.5)
    expect(distance(findTip(pass, true), [10, 5])).toBeLessThan(unit * 0.75)
  })

  it('of a run end where the run ends', () => {
    const run = drawAt(0).figures.find(({ id }) => id === 'seven:0:0')
    expect(findTip(run, true)).toEqual([30, 5])
  })
})

describe('the ground', () => {
  it("leaves the pitch's own goal out where a goal was put", () => {
    const half = createEmptyScene({ kind: 'half', length: 52.5, width: 68 })
    expect(listKeys(drawScene(half, { time: 0, density: 'fine' }).ground)).toContain(
      'ground:goal:0',
    )
    const placed: Scene = {
      ...half,
      objects: [{ kind: 'goal', id: 'g', x: 52.5, y: 34, rotation: 180, size: 'full' }],
    }
    expect(listKeys(drawScene(placed, { time: 0, density: 'fine' }).ground)).not.toContain(
      'ground:goal:0',
    )
  })

  it('goes on around the frame, so that no card or film has empty edges; not on white paper', () => {
    const getTurf = (surface: 'grass' | 'white') => {
      const { frame, ground } = drawScene(createEmptyScene({ surface }), {
        time: 0,
        density: 'card',
      })
      const [turf] = ground.flatMap(({ marks }) => marks)
      const d = turf?.kind === 'path' ? turf.d : ''
      const [x, y, width, height] = [...d.matchAll(/-?[\d.]+/g)].map(Number)
      return { frame, x, y, width, height }
    }
    const grass = getTurf('grass')
    expect(grass.x).toBeLessThan(grass.frame.x - grass.frame.width)
    expect(grass.y).toBeLessThan(grass.frame.y - grass.frame.width)
    expect(getTurf('white').x).toBeCloseTo(grass.frame.x)
  })

  it('has bands only on grass that is striped, and lines only when wanted', () => {
    const listInks = (pitch: Partial<Scene['pitch']>) =>
      drawScene(createEmptyScene(pitch), { time: 0, density: 'fine' })
        .ground.flatMap(({ marks }) => marks)
        .map((mark) => mark.kind !== 'text' && mark.kind !== 'image' && (mark.fill ?? mark.stroke))
    expect(listInks({})).toContain('band')
    expect(listInks({ has_stripes: false })).not.toContain('band')
    expect(listInks({ surface: 'white' })).not.toContain('band')
    expect(listInks({ has_lines: false })).toEqual(['turf', 'band'])
  })
})
