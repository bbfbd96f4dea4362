/** What people call a colour, for names such as "Green 7": by hue, or by lightness when it has none. */

export const colourWords = [
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'violet',
  'pink',
  'white',
  'grey',
  'black',
] as const
export type ColourWord = (typeof colourWords)[number]

/** Upper end of each hue in degrees; red comes round again at the end. */
const hues: readonly (readonly [number, ColourWord])[] = [
  [18, 'red'],
  [36, 'orange'],
  [68, 'yellow'],
  [160, 'green'],
  [194, 'turquoise'],
  [250, 'blue'],
  [292, 'violet'],
  [342, 'pink'],
  [360, 'red'],
]

export function classifyColour(colour: string): ColourWord {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
    Number.parseInt(colour.slice(from, from + 2), 16),
  )
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const spread = most - least
  if (spread < 30) return most > 215 ? 'white' : most < 70 ? 'black' : 'grey'
  const turn =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  const hue = (turn * 60 + 360) % 360
  return hues.find(([end]) => hue <= end)?.[1] ?? 'red'
}
