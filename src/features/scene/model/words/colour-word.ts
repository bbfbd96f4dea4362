/** What a team's colour is called: by its hue, or by its lightness when it has none. */

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

/** Where each hue ends, in degrees round the colour circle. */
const hueEnds: readonly (readonly [until: number, word: ColourWord])[] = [
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

/** `colour` as #rrggbb. */
export function classifyColour(colour: string): ColourWord {
  const readChannel = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16)
  const [red, green, blue] = [readChannel(1), readChannel(3), readChannel(5)]
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (spread < 30) return most > 215 ? 'white' : most < 70 ? 'black' : 'grey'
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  const hue = (sixth * 60 + 360) % 360
  return hueEnds.find(([until]) => hue <= until)?.[1] ?? 'red'
}
