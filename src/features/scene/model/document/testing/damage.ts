/** Spoils a document in tests: takes out, doubles or replaces parts of it, wherever. */
import fc from 'fast-check'

export const randomDamage = fc.record({
  /** Which of the document's places. */
  place: fc.nat({ max: 100_000 }),
  how: fc.oneof(
    fc.constant({ kind: 'remove' as const }),
    fc.constant({ kind: 'double' as const }),
    fc.record({
      kind: fc.constant('replace' as const),
      by: fc.oneof(
        fc.constantFrom<unknown>(null, NaN, Infinity, -1, 0, 1e9, '', 'b', '\0', {}, [], true, [
          [],
        ]),
        fc.anything(),
      ),
    }),
  ),
})

type Damage = typeof randomDamage extends fc.Arbitrary<infer Inner> ? Inner : never

export function corruptDocument(document: unknown, damages: readonly Damage[]): unknown {
  const copy: unknown = structuredClone(document)
  for (const { place, how } of damages) {
    const places = listPlaces(copy)
    const spot = places[place % places.length]
    if (!spot) continue
    const { holder, key } = spot
    if (how.kind === 'replace') Reflect.set(holder, key, how.by)
    else if (!Array.isArray(holder)) Reflect.deleteProperty(holder, key)
    else if (how.kind === 'remove') holder.splice(Number(key), 1)
    else holder.push(structuredClone(holder[Number(key)]))
  }
  return copy
}

/** Every place something lies at, from the top down. */
function listPlaces(value: unknown): { holder: object; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value
  return Object.keys(holder).flatMap((key) => [
    { holder, key },
    ...listPlaces(Reflect.get(holder, key)),
  ])
}
