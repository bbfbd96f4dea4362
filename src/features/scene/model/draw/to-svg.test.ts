// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { createEmptyScene } from '../document/empty-scene'
import type { Scene } from '../document/scene-schema'
import { getSceneFrame } from '../pitch/view'
import { drawScene } from './draw-scene'
import { night } from './palette'
import { renderSvg } from './to-svg'

const hostile = `<script>alert("1")</script> & 'Жеко' 🎉 ]]> \u0000\u0007\ud800`

const scene: Scene = {
  ...createEmptyScene({ kind: 'half', length: 52.5, width: 68 }),
  objects: [
    { kind: 'player', id: 'p', team: 'a', x: 5, y: 5, number: '<b>', label: '"&\'', name: 'Ж🎉' },
    { kind: 'player', id: 'n', team: 'b', x: 9, y: 5, name: hostile.slice(0, 40) },
    { kind: 'coach', id: 'c', x: 1, y: 1, label: hostile.slice(0, 40) },
  ],
  drawings: [
    { kind: 'text', id: 't', x: 3, y: 3, text: hostile, size: 1, colour: '#ffffff' },
    {
      kind: 'tape',
      id: 'm',
      points: [
        [0, 0],
        [0, 16.54],
      ],
    },
  ],
  display: { arrows: 'all', has_numbers: true, has_names: true, symbols: 1 },
}

function renderHostileSvg(said = hostile) {
  const picture = drawScene(scene, { time: 0, density: 'fine' })
  const text = renderSvg(picture, night, { width: 800, height: 600, title: said, desc: said })
  return new DOMParser().parseFromString(text, 'image/svg+xml')
}

describe('the SVG file', () => {
  it('is well-formed XML whatever people are called', () => {
    const document = renderHostileSvg()
    expect(document.querySelector('parsererror')).toBeNull()
    expect(document.documentElement.tagName).toBe('svg')
    expect(document.querySelector('script')).toBeNull()
  })

  it('keeps the words as they were written', () => {
    const words = [...renderHostileSvg('A & B').querySelectorAll('text, title')].map(
      (text) => text.textContent,
    )
    expect(words).toEqual(expect.arrayContaining(['A & B', '<b>', 'Ж🎉', '16.5 m']))
  })

  it('has its size in pixels and shows the frame in metres', () => {
    const root = renderHostileSvg().documentElement
    expect(root.getAttribute('width')).toBe('800')
    const { x, y, width, height } = getSceneFrame(scene)
    const box = [x, y, width, height].map((metres) => Number(metres.toFixed(2)))
    expect(root.getAttribute('viewBox')).toBe(box.join(' '))
  })

  it('leaves no ink unresolved', () => {
    const paints = [...renderHostileSvg().querySelectorAll('[fill], [stroke]')].flatMap((element) =>
      ['fill', 'stroke'].flatMap((name) => element.getAttribute(name) ?? []),
    )
    expect(paints.length).toBeGreaterThan(20)
    for (const paint of paints) expect(paint).toMatch(/^(none|#[0-9a-f]{6})$/)
  })
})
