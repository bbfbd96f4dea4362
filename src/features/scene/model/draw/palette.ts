/** Which colour an ink is: at night (dark theme), by day (light theme) and on white paper. */
import type { Ink, Pen } from './marks'

type NamedInk = Exclude<Ink, `#${string}` | Pen>
export type Colour = `#${string}`
/** #rrggbb throughout, so that canvas, SVG and PDF read the same. */
export type Palette = Readonly<Record<NamedInk, Colour>>

/** Chalk on a night pitch; mixed from the tokens of shared/theme/tokens.css. */
export const night: Palette = {
  turf: '#01170a',
  band: '#02200e',
  chalk: '#eaf2ed',
  chalk_dim: '#718077',
  outline: '#000000',
  ink: '#000000',
  paper: '#ffffff',
  ball: '#ffffff',
  cone: '#ff817a',
  gear: '#f1a842',
  // nothing is darker than this turf: what lies under a ball in the air is lighter
  shade: '#4a6152',
  accent: '#4fc879',
  danger: '#ff817a',
}

export const day: Palette = {
  turf: '#e7f8eb',
  band: '#d7f3de',
  chalk: '#0c1510',
  chalk_dim: '#82938a',
  outline: '#0c1510',
  ink: '#000000',
  paper: '#ffffff',
  ball: '#ffffff',
  cone: '#c73738',
  gear: '#9f6703',
  shade: '#0c1510',
  accent: '#006a34',
  danger: '#c73738',
}

/** For printers: no turf, black lines. */
export const white: Palette = {
  turf: '#ffffff',
  band: '#ffffff',
  chalk: '#000000',
  chalk_dim: '#777777',
  outline: '#000000',
  ink: '#000000',
  paper: '#ffffff',
  ball: '#ffffff',
  cone: '#d0342c',
  gear: '#7f5102',
  shade: '#000000',
  accent: '#006a34',
  danger: '#c73738',
}

/** A scene on white ground is white in either theme. */
export function paletteOf(surface: 'grass' | 'white', theme: 'night' | 'day'): Palette {
  if (surface === 'white') return white
  return theme === 'night' ? night : day
}

export function colourOf(palette: Palette, ink: Ink): Colour {
  if (isNamed(ink)) return palette[ink]
  return isPen(ink) ? deepened(penColour(ink), penDepth(palette)) : ink
}

export function isNamed(ink: Ink): ink is NamedInk {
  return !ink.startsWith('#') && !isPen(ink)
}

export function isPen(ink: Ink): ink is Pen {
  return ink.startsWith('pen:')
}

export function pen(colour: string): Pen {
  return `pen:#${colour.slice(1)}`
}

/** As it was picked. */
export function penColour(ink: Pen): Colour {
  return `#${ink.slice(5)}`
}

/** Share of black in what is drawn with a pen. */
export function penDepth(palette: Palette): number {
  return luminance(palette.turf) > 0.5 ? 0.42 : 0
}

function deepened(colour: Colour, by: number): Colour {
  const parts = [1, 3, 5].map((at) => {
    const value = Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * (1 - by))
    return value.toString(16).padStart(2, '0')
  })
  return `#${parts.join('')}`
}

/** The ink whose letters read better on this colour (WCAG contrast). */
export function inkOn(colour: string): 'ink' | 'paper' {
  return contrast(colour, white.ink) >= contrast(colour, white.paper) ? 'ink' : 'paper'
}

/** WCAG 2 contrast ratio of two colours (#rrggbb), 1–21. */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
