/** Which colour an ink is: at night (dark theme), by day (light theme) and on white paper. */
import type { Ink, Pen } from './marks'

type NamedInk = Exclude<Ink, `#${string}` | Pen>
export type Colour = `#${string}`
/** #rrggbb throughout, so that canvas, SVG and PDF read the same. */
export type Palette = Readonly<Record<NamedInk, Colour>>

/** Turf under floodlights, white lines. */
export const night: Palette = {
  turf: '#14532d',
  band: '#166534',
  chalk: '#ffffff',
  chalk_dim: '#d5e0d9',
  chalk_edge: '#0f4225',
  outline: '#000000',
  ink: '#000000',
  paper: '#ffffff',
  ball: '#ffffff',
  cone: '#ffa08f',
  gear: '#ffc247',
  shade: '#04180c',
  accent: '#86efac',
  danger: '#ffa08f',
}

/** Turf in the sun: white lines have an edge, without which they could not be seen on it. */
export const day: Palette = {
  turf: '#bbe5c4',
  band: '#a7dab3',
  chalk: '#0c1510',
  chalk_dim: '#ffffff',
  chalk_edge: '#2f7d49',
  outline: '#0c1510',
  ink: '#000000',
  paper: '#ffffff',
  ball: '#ffffff',
  cone: '#b92b2c',
  gear: '#8a5600',
  shade: '#0c1510',
  accent: '#006a34',
  danger: '#b92b2c',
}

/** For printers: no turf, black lines. */
export const white: Palette = {
  turf: '#ffffff',
  band: '#ffffff',
  chalk: '#000000',
  chalk_dim: '#777777',
  chalk_edge: '#ffffff',
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
export function getPalette(surface: 'grass' | 'white', theme: 'night' | 'day'): Palette {
  if (surface === 'white') return white
  return theme === 'night' ? night : day
}

export function getColour(palette: Palette, ink: Ink): Colour {
  if (isNamed(ink)) return palette[ink]
  return isPen(ink) ? mixColours(getPenColour(ink), getPenMix(palette)) : ink
}

export function isNamed(ink: Ink): ink is NamedInk {
  return !ink.startsWith('#') && !isPen(ink)
}

export function isPen(ink: Ink): ink is Pen {
  return ink.startsWith('pen:')
}

export function createPen(colour: string): Pen {
  return `pen:#${colour.slice(1)}`
}

/** As it was picked. */
export function getPenColour(ink: Pen): Colour {
  return `#${ink.slice(5)}`
}

/** What is added to the colour of a pen, so that it is seen on this ground: black by day, white at night. */
export function getPenMix(palette: Palette): PenMix {
  return computeLuminance(palette.turf) > 0.5
    ? { share: 0.5, of: '#000000' }
    : { share: 0.3, of: '#ffffff' }
}

interface PenMix {
  /** 0–1. */
  share: number
  of: Colour
}

function mixColours(colour: Colour, { share, of }: PenMix): Colour {
  const parts = [1, 3, 5].map((at) => {
    const [own, other] = [colour, of].map((from) => Number.parseInt(from.slice(at, at + 2), 16))
    const value = Math.round((own ?? 0) * (1 - share) + (other ?? 0) * share)
    return value.toString(16).padStart(2, '0')
  })
  return `#${parts.join('')}`
}

/** The ink whose letters read better on this colour (WCAG contrast). */
export function getInkOn(colour: string): 'ink' | 'paper' {
  return computeContrast(colour, white.ink) >= computeContrast(colour, white.paper)
    ? 'ink'
    : 'paper'
}

/** WCAG 2 contrast ratio of two colours (#rrggbb), 1–21. */
export function computeContrast(one: string, other: string): number {
  const [high, low] = [computeLuminance(one), computeLuminance(other)].toSorted((a, b) => b - a)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

function computeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
