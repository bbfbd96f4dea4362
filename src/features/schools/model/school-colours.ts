/** The two colours a school plays in; columns of `public.schools`. */
import { z } from 'zod'

const colour = z.string().regex(/^#[0-9a-f]{6}$/)

/** Usual colours of clubs, each with a word in the texts: `colours.words.…`. */
export const usualColours = {
  white: '#ffffff',
  black: '#111111',
  red: '#d7263d',
  burgundy: '#6d1a36',
  orange: '#f26b21',
  yellow: '#ffd23f',
  green: '#1fa855',
  dark_green: '#0b5d33',
  sky: '#5bb8f5',
  blue: '#1f5fd0',
  navy: '#14284b',
  purple: '#5b2a86',
} as const

export const colourWords = [
  'white',
  'black',
  'red',
  'burgundy',
  'orange',
  'yellow',
  'green',
  'dark_green',
  'sky',
  'blue',
  'navy',
  'purple',
] as const satisfies readonly (keyof typeof usualColours)[]

export const schoolColoursSchema = z
  .object({ has_colours: z.boolean(), first: colour, second: colour })
  .transform(({ has_colours, first, second }) => ({
    first_colour: has_colours ? first : null,
    second_colour: has_colours ? second : null,
  }))

/** `#rrggbb`; both empty: the school has not said what it plays in. */
export interface SchoolColours {
  first_colour: string | null
  second_colour: string | null
}

/** A stored school as the form begins with it. */
export function toSchoolColoursInput({ first_colour, second_colour }: SchoolColours) {
  return {
    has_colours: first_colour !== null,
    first: first_colour ?? usualColours.green,
    second: second_colour ?? usualColours.white,
  }
}

/** The shirts of a team on a drawing: its first colour, and for the keeper one that nobody takes for it (Law 4). */
export function findShirts({ first_colour }: SchoolColours) {
  if (!first_colour) return null
  const [keeper_colour = '#ffd166'] = ['#ffd166', '#c9b6ff', '#8fd3ff', '#ff8fab'].toSorted(
    (one, other) => measureDistance(first_colour, other) - measureDistance(first_colour, one),
  )
  return { colour: first_colour, keeper_colour }
}

/** Letters on a colour: dark ones on light, light ones on dark, by perceived brightness (ITU-R BT.601). */
export function findLetterColour(background: string): '#ffffff' | '#0c1510' {
  const [red, green, blue] = readChannels(background)
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150 ? '#0c1510' : '#ffffff'
}

function measureDistance(one: string, other: string): number {
  const [first, second] = [readChannels(one), readChannels(other)]
  return Math.hypot(...first.map((channel, index) => channel - (second[index] ?? 0)))
}

/** Red, green and blue, 0 to 255. */
function readChannels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
