import { describe, expect, it } from 'vitest'
import { usualTeams } from '../document/empty-scene'
import {
  computeContrast,
  getColour,
  day,
  getInkOn,
  night,
  getPalette,
  createPen,
  white,
} from './palette'

const palettes = Object.entries({ night, day, white })

describe('contrast', () => {
  it.each(palettes)('of chalk on turf and bands lets text be read (%s)', (_, palette) => {
    expect(computeContrast(palette.chalk, palette.turf)).toBeGreaterThanOrEqual(7)
    expect(computeContrast(palette.chalk, palette.band)).toBeGreaterThanOrEqual(7)
  })

  it.each(palettes)(
    'of lines, cones and gear on the ground is that of graphics: 3 (%s)',
    (name, palette) => {
      for (const ink of ['cone', 'gear', 'accent', 'danger'] as const) {
        for (const ground of [palette.turf, palette.band]) {
          expect(computeContrast(palette[ink], ground), `${ink} ${name}`).toBeGreaterThanOrEqual(3)
        }
      }
      // lines of the pitch are seen by themselves or, white on light turf, by their edge
      for (const ground of [palette.turf, palette.band]) {
        const seen = [palette.chalk_dim, palette.chalk_edge].map((ink) =>
          computeContrast(ink, ground),
        )
        expect(Math.max(...seen), `lines ${name}`).toBeGreaterThanOrEqual(3)
      }
    },
  )

  it('of numbers is 4.5 on every usual shirt', () => {
    for (const { colour, keeper_colour } of usualTeams) {
      for (const shirt of [colour, keeper_colour]) {
        expect(computeContrast(shirt, getColour(white, getInkOn(shirt)))).toBeGreaterThanOrEqual(
          4.5,
        )
      }
    }
  })

  it('of numbers is 4.5 on any shirt', () => {
    for (let shade = 0; shade < 0x1000000; shade += 4093) {
      const shirt = `#${shade.toString(16).padStart(6, '0')}`
      expect(computeContrast(shirt, getColour(white, getInkOn(shirt)))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('of pens is 3 on any ground, in the colours there are to pick', () => {
    for (const { colour } of usualTeams) {
      for (const [, palette] of palettes) {
        const drawn = getColour(palette, createPen(colour))
        expect(computeContrast(drawn, palette.turf)).toBeGreaterThanOrEqual(3)
        expect(computeContrast(drawn, palette.band)).toBeGreaterThanOrEqual(3)
      }
    }
    expect(getColour(night, createPen('#f0b429'))).toBe('#f5cb69')
    expect(getColour(day, createPen('#f0b429'))).toBe('#785a15')
  })

  it('measures as WCAG does', () => {
    expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(computeContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})

it.each([
  ['night', night],
  ['day', day],
] as const)('lines are white and the turf is striped green (%s)', (_name, palette) => {
  expect(computeContrast(palette.chalk_dim, '#ffffff')).toBeLessThan(1.5)
  for (const ground of [palette.turf, palette.band]) {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16))
    expect(green).toBeGreaterThan(Math.max(red ?? 0, blue ?? 0) * 1.1)
  }
})

it('white ground stays white in either theme', () => {
  expect(getPalette('white', 'night')).toBe(white)
  expect(getPalette('grass', 'night')).toBe(night)
  expect(getPalette('grass', 'day')).toBe(day)
})
