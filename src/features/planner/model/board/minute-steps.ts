/** What the plus, the minus and the lower edge of a block do with its minutes: coaches think in fives. */
import { clampMinutes } from '../plan'

const step = 5

/** The next multiple of five minutes up or down, within what a block may last. */
export function roundMinutesToStep(minutes: number, direction: 1 | -1): number {
  const fives = direction === 1 ? Math.floor(minutes / step) + 1 : Math.ceil(minutes / step) - 1
  return clampMinutes(fives * step)
}

/**
 * Minutes of a block whose lower edge was drawn by a number of minutes: in fives, or to the minute when
 * `isFine`. Never shorter than one step, so that an edge does not make a block vanish.
 */
export function stretchMinutes(minutes: number, drawn: number, isFine: boolean): number {
  const wanted = minutes + drawn
  return isFine
    ? clampMinutes(wanted)
    : clampMinutes(Math.max(step, Math.round(wanted / step) * step))
}

/** What somebody typed as minutes; null while it is nothing a block may last. */
export function parseMinutes(text: string): number | null {
  const minutes = Number(text.trim())
  return text.trim() !== '' && Number.isInteger(minutes) && clampMinutes(minutes) === minutes
    ? minutes
    : null
}
