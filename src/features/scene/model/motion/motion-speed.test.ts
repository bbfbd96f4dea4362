import { describe, expect, it } from 'vitest'
import { createEmptyScene } from '../document/empty-scene'
import type { BallEvent, Key, Scene, SceneObject, Track } from '../document/scene-schema'
import { listArrows } from './arrows'
import { getSceneMotion } from './scene-motion'

/** The size the issue asks for: 22 players, a ball, 30 tracks, 20 more objects, a minute long. */
function createLongScene(): Scene {
  const players = Array.from({ length: 22 }, (_, index): SceneObject => {
    return { id: `p${index}`, kind: 'player', team: index % 2 ? 'a' : 'b', x: index * 4, y: 30 }
  })
  const cones = Array.from({ length: 20 }, (_, index): SceneObject => {
    return { id: `c${index}`, kind: 'cone', x: index * 4, y: 10 }
  })
  const movers = [...players, ...cones].slice(0, 30)
  const tracks = movers.map(({ id, x, y }): Track => {
    const keys = Array.from({ length: 20 }, (__, index): Key => {
      const bend = [[x + 2, y + index] as const, [x + 4, y - index] as const]
      return { t: (index + 1) * 3, x: x + (index % 5), y: y + index, ease: 'in_out', via: bend }
    })
    return { object: id, keys }
  })
  const events = Array.from({ length: 20 }, (_, index): BallEvent => {
    const to = `p${(index * 5 + 1) % 22}`
    return { id: `e${index}`, ball: 'ball', t: index * 3, kind: 'ground', speed: 12, to }
  })
  const ball: SceneObject = { id: 'ball', kind: 'ball', x: 0, y: 30, owner: 'p0' }
  return { ...createEmptyScene(), objects: [...players, ...cones, ball], tracks, events }
}

describe('a long scene', () => {
  // the figures are printed, not judged: the machine decides them
  it('tells where everybody is at any time', async ({ annotate }) => {
    const scene = createLongScene()
    const before = performance.now()
    const motion = getSceneMotion(scene)
    const prepared = performance.now()
    const frames = 2000
    let sum = 0
    for (let frame = 0; frame < frames; frame += 1) {
      const t = (frame / frames) * motion.end
      for (const { id } of scene.objects) sum += motion.poseOf(id, t).x
    }
    const posed = performance.now()
    const arrows = listArrows(scene)
    const drawn = performance.now()
    const [first, ...others] = scene.objects
    if (first) getSceneMotion({ ...scene, objects: [{ ...first, x: 1 }, ...others] })
    const edited = performance.now()
    const perFrame = (posed - prepared) / frames
    await annotate(
      `prepare ${(prepared - before).toFixed(2)} ms, all poses ${perFrame.toFixed(4)} ms a frame, ` +
        `${arrows.length} arrows ${(drawn - posed).toFixed(2)} ms, ` +
        `one of them moved ${(edited - drawn).toFixed(2)} ms`,
    )
    expect(Number.isFinite(sum)).toBe(true)
    expect(arrows.length).toBeGreaterThan(600)
  })
})
