/** Numbers, names and places as a saved scene has them. */
import fc, { type Arbitrary } from 'fast-check'
import { limits } from '@/features/scene/model/document/limits'
import type { Point } from '@/features/scene/model/document/scene-schema'

/** An ordinary object; all keys are always there, or only the required ones. */
export function createRecord<Model extends object>(model: {
  [Key in keyof Model]: Arbitrary<Model[Key]>
}): Arbitrary<Model>
export function createRecord<Model extends object, Key extends keyof Model>(
  model: { [Name in keyof Model]: Arbitrary<Model[Name]> },
  requiredKeys: Key[],
): Arbitrary<Pick<Model, Key> & Partial<Model>>
export function createRecord<Model extends object>(
  model: { [Name in keyof Model]: Arbitrary<Model[Name]> },
  requiredKeys?: (keyof Model)[],
): Arbitrary<Partial<Model>> {
  return fc.record(model, { noNullPrototype: true, ...(requiredKeys ? { requiredKeys } : {}) })
}

/** Numbers with at most two decimals. */
export function createHundredths(min: number, max: number): Arbitrary<number> {
  return fc
    .integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) })
    .map((value) => value / 100)
}

/** Mostly on the pitch, now and then as far out as a document allows. */
const metre = fc.oneof(
  { weight: 9, arbitrary: createHundredths(-4, 110) },
  { weight: 1, arbitrary: createHundredths(-limits.metres, limits.metres) },
)

export const randomPoint: Arbitrary<Point> = fc.tuple(metre, metre)

/** Latin, umlauts, Cyrillic, emoji of two and of eight units, and what breaks mark-up or a file name. */
const letters = fc.constantFrom(
  ...Array.from('Ab7ßÜéЖщьѝا漢⚽🧤🏴 .,\'"&<>/\\%#{}`\n()'),
  '👨‍👩‍👧',
  '🇧🇬',
)

/** At most `most` UTF-16 units. */
export function createNames(most: number, fewest = 0): Arbitrary<string> {
  return fc
    .array(letters, { minLength: fewest, maxLength: Math.max(1, Math.floor(most / 2)) })
    .map((parts) => joinWhole(parts, most))
}

/** Never cuts a letter in two. */
function joinWhole(parts: readonly string[], most: number): string {
  let text = ''
  for (const part of parts) if (text.length + part.length <= most) text += part
  return text
}

/** Gives the things of a list the ids p1, p2, p3 … */
export function createIdAdder(prefix: string) {
  return <Thing extends object>(thing: Thing, index: number): Thing & { id: string } => ({
    ...thing,
    id: `${prefix}${index + 1}`,
  })
}
