/** What was typed for a try: a number with comma or point, within what the test can give. */
import type { MeasuredTest } from './measured-test'

type Limits = Pick<MeasuredTest, 'decimals' | 'lowest' | 'highest'>

export type TypedTry =
  | { kind: 'empty' }
  | { kind: 'value'; value: number }
  /** `format`: no number, or finer than it is measured; `range`: nobody does that. */
  | { kind: 'fault'; fault: 'format' | 'range' }

export function parseTry(text: string, { decimals, lowest, highest }: Limits): TypedTry {
  const trimmed = text.trim().replace(',', '.')
  if (trimmed === '') return { kind: 'empty' }
  const parts = /^\d{1,6}(?:\.(\d{0,6}))?$/.exec(trimmed)
  if (!parts || (parts[1] ?? '').replace(/0+$/, '').length > decimals) {
    return { kind: 'fault', fault: 'format' }
  }
  const value = Number(trimmed)
  return value < lowest || value > highest
    ? { kind: 'fault', fault: 'range' }
    : { kind: 'value', value }
}
