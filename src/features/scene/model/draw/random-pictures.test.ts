// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandomScene } from '@/test/create-random-scene'
import type { Scene } from '../document/scene-schema'
import { isShown, getSceneMotion } from '../motion/scene-motion'
import { toPicture } from '../pitch/view'
import { drawScene } from './draw-scene'
import type { Picture } from './marks'
import { white } from './palette'
import { renderSvg } from './to-svg'

const moment = fc.record({
  scene: createRandomScene(),
  time: fc.double({ min: 0, max: 30, noNaN: true }),
  density: fc.constantFrom('card' as const, 'fine' as const),
})

describe('any scene at any time', () => {
  it('becomes a well-formed SVG file', () => {
    fc.assert(
      fc.property(moment, ({ scene, time, density }) => {
        const svg = renderSvg(drawScene(scene, { time, density }), white, {
          width: 640,
          height: 480,
          title: scene.steps[0]?.name ?? '',
          desc: scene.steps[0]?.note ?? '',
        })
        const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
        expect(document.querySelector('parsererror')).toBeNull()
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      }),
      { numRuns: 60 },
    )
  })

  it('shows everybody who is there, within the frame', () => {
    fc.assert(
      fc.property(moment, ({ scene, time, density }) => {
        const picture = drawScene(scene, { time, density })
        const drawn = new Set(picture.figures.map(({ key }) => key))
        const present = scene.objects.filter((object) => isShown(object, time))
        for (const { id } of present) expect(drawn).toContain(id)
        for (const place of listPlaces(scene, time)) expect(isWithin(picture, place)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})

function listPlaces(scene: Scene, time: number) {
  const motion = getSceneMotion(scene)
  return scene.objects
    .filter(({ kind, is_hidden }) => kind !== 'ball' && !is_hidden)
    .map(({ id }) => motion.poseOf(id, time))
    .map(({ x, y }) => toPicture(scene.pitch, [x, y]))
}

function isWithin({ frame }: Picture, [x, y]: readonly [number, number]): boolean {
  return x >= frame.x && y >= frame.y && x <= frame.x + frame.width && y <= frame.y + frame.height
}
