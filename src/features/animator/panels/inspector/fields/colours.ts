/** Colours one draws with: told apart on turf and on paper, by lightness as well as by hue. */
export const drawingColours = [
  '#4cc27e',
  '#f0b429',
  '#7db4ff',
  '#f27d72',
  '#c9b6ff',
  '#8fe3d9',
  '#f5f7f6',
  '#1d2b24',
] as const
