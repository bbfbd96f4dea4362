/** Height of a block on the axis in pixels: its minutes, but never too little to read or to touch. */
const least = { desktop: 40, phone: 96 } as const

export function computeBlockHeight(minutes: number, zoom: number, isPhone: boolean): number {
  return Math.max(isPhone ? least.phone : least.desktop, Math.round(minutes * zoom))
}

/** How much fits in: one line, two, or the larger drawing. */
export function classifyBlockSize(height: number): 'slim' | 'normal' | 'tall' {
  if (height < 58) return 'slim'
  return height < 118 ? 'normal' : 'tall'
}
