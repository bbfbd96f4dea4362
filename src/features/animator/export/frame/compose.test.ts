// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandomScene } from '@/test/create-random-scene'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import { noPhotos } from '@/features/scene/model/draw/photos'
import { drawnPhoto } from '@/test/scene/drawn-photo'
import { shapes, looks, type ExportTexts } from '../choice'
import { getExportSize } from '../sizes'
import { fitScene } from './best-fit'
import { renderStepSvg } from './pictures'
import { measureTextWidth, wrapText } from './text-width'

const texts: ExportTexts = {
  title: 'Rondo <5:2> & "Жокер"',
  club: 'SV Touchline',
  stepName: (index) => `${index + 1}. Schritt`,
  sentences: () => ['7 runs past 2'],
  question: 'Where do you run?',
  tapeText: (metres) => `${metres} m`,
}

describe('a picture with its captions', () => {
  it('is a well-formed SVG file in every shape, for any scene', () => {
    const asked = fc.record({
      scene: createRandomScene(),
      shape: fc.constantFrom(...shapes),
      look: fc.constantFrom(...looks),
      hasCaptions: fc.boolean(),
      hasPhotos: fc.boolean(),
    })
    fc.assert(
      fc.property(asked, ({ scene, shape, look, hasCaptions, hasPhotos }) => {
        const getHref = () => (hasPhotos ? drawnPhoto : null)
        const size = getExportSize('svg', shape, false)
        const svg = renderStepSvg(scene, 0, size, { look, hasCaptions }, texts, {
          ...noPhotos,
          href: getHref,
        })
        const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
        expect(document.querySelector('parsererror')).toBeNull()
        expect(document.documentElement.getAttribute('width')).toBe(String(size.width))
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
        expect(svg.includes('SV Touchline')).toBe(hasCaptions)
      }),
      { numRuns: 40 },
    )
  })

  it('turns a pitch upright where that shows it clearly larger', () => {
    const lying = createEmptyScene()
    expect(fitScene(lying, getExportSize('png', '9:16', false), 'night').pitch.orientation).toBe(
      'portrait',
    )
    expect(fitScene(lying, getExportSize('png', '16:9', false), 'night')).toBe(lying)
  })

  it('is on white ground for paper', () => {
    expect(fitScene(createEmptyScene(), { width: 100, height: 60 }, 'white').pitch.surface).toBe(
      'white',
    )
  })
})

describe('lines of a caption', () => {
  it('never are wider than their place, and say when something is left out', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }),
        fc.integer({ min: 60, max: 600 }),
        (text, width) => {
          const lines = wrapText(text, 20, width, 3)
          expect(lines.length).toBeLessThanOrEqual(3)
          for (const line of lines)
            expect(measureTextWidth(line, 20)).toBeLessThanOrEqual(width + 20)
        },
      ),
    )
    expect(wrapText('one two three four five', 20, 60, 2).at(-1)).toMatch(/…$/)
  })
})
