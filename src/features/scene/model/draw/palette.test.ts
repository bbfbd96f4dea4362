import { describe, expect, it } from 'vitest'
import { usualTeams } from '../document/empty-scene'
import { contrast, colourOf, day, inkOn, night, paletteOf, pen, white } from './palette'

const palettes = Object.entries({ night, day, white })

describe('contrast', () => {
  it.each(palettes)('of chalk on turf and bands lets text be read (%s)', (_, palette) => {
    expect(contrast(palette.chalk, palette.turf)).toBeGreaterThanOrEqual(7)
    expect(contrast(palette.chalk, palette.band)).toBeGreaterThanOrEqual(7)
  })

  it.each(palettes)(
    'of lines, cones and gear on the ground is that of graphics: 3 (%s)',
    (name, palette) => {
      for (const ink of ['cone', 'gear', 'accent', 'danger'] as const) {
        for (const ground of [palette.turf, palette.band]) {
          expect(contrast(palette[ink], ground), `${ink} ${name}`).toBeGreaterThanOrEqual(3)
        }
      }
      // pitch lines are meant to stay behind what moves; they still have to be seen
      expect(contrast(palette.chalk_dim, palette.turf)).toBeGreaterThanOrEqual(2.8)
    },
  )

  it('of numbers is 4.5 on every usual shirt', () => {
    for (const { colour, keeper_colour } of usualTeams) {
      for (const shirt of [colour, keeper_colour]) {
        expect(contrast(shirt, colourOf(white, inkOn(shirt)))).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it('of numbers is 4.5 on any shirt', () => {
    for (let shade = 0; shade < 0x1000000; shade += 4093) {
      const shirt = `#${shade.toString(16).padStart(6, '0')}`
      expect(contrast(shirt, colourOf(white, inkOn(shirt)))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('of pens is 3 on any ground, in the colours there are to pick', () => {
    for (const { colour } of usualTeams) {
      for (const [, palette] of palettes) {
        const drawn = colourOf(palette, pen(colour))
        expect(contrast(drawn, palette.turf)).toBeGreaterThanOrEqual(3)
        expect(contrast(drawn, palette.band)).toBeGreaterThanOrEqual(3)
      }
    }
    expect(colourOf(night, pen('#f0b429'))).toBe('#f0b429')
  })

  it('measures as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})

it('white ground stays white in either theme', () => {
  expect(paletteOf('white', 'night')).toBe(white)
  expect(paletteOf('grass', 'night')).toBe(night)
  expect(paletteOf('grass', 'day')).toBe(day)
})
