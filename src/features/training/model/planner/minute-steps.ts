/** What the plus and minus beside a block's minutes do: coaches think in fives. */
import { clampMinutes } from '../plan'

const step = 5

/** The next multiple of five minutes up or down, within what a block may last. */
export function steppedMinutes(minutes: number, direction: 1 | -1): number {
  const fives = direction === 1 ? Math.floor(minutes / step) + 1 : Math.ceil(minutes / step) - 1
  return clampMinutes(fives * step)
}

/** What somebody typed as minutes; null while it is nothing a block may last. */
export function typedMinutes(text: string): number | null {
  const minutes = Number(text.trim())
  return text.trim() !== '' && Number.isInteger(minutes) && clampMinutes(minutes) === minutes
    ? minutes
    : null
}
