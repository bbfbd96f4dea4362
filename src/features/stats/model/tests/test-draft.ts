/** Tries that are typed but not saved, for one test on one day. */
import { z } from 'zod'
import type { MeasuredTest } from './measured-test'
import { formatFigure } from './measured-test'
import { parseTry } from './parse-try'

const entrySchema = z.object({
  /** As typed, one for each try. */
  texts: z.array(z.string()),
  /** The result its writer saw; null: there was none. */
  seen: z.string().nullable(),
})

export const testDraftSchema = z.object({ entries: z.record(z.string(), entrySchema) })

export type TestEntries = z.infer<typeof testDraftSchema>['entries']

/** What stands for a player on the day. */
export interface StandingResult {
  id: string
  player_id: string
  tries: number[]
}

type Standing = StandingResult | undefined

/** One text for each try, empty where there is none. */
export function toTexts(standing: Standing, { tries, decimals }: MeasuredTest): string[] {
  return Array.from({ length: tries }, (_, index) => {
    const value = standing?.tries[index]
    return value === undefined ? '' : formatFigure(value, decimals)
  })
}

/** The numbers among texts, in their order; faults and empty ones are left out. */
export function listTries(texts: readonly string[], test: MeasuredTest): number[] {
  return texts.flatMap((text) => {
    const typed = parseTry(text, test)
    return typed.kind === 'value' ? [typed.value] : []
  })
}

interface Typing {
  playerId: string
  place: number
  text: string
  standing: Standing
  test: MeasuredTest
}

/** An entry that says what stands already is no entry. */
export function typeTry(entries: TestEntries, typing: Typing): TestEntries {
  const { playerId, place, text, standing, test } = typing
  const { [playerId]: entry, ...others } = entries
  const texts = (entry?.texts ?? toTexts(standing, test)).with(place, text)
  const isSame =
    !texts.some((one) => parseTry(one, test).kind === 'fault') &&
    JSON.stringify(listTries(texts, test)) === JSON.stringify(standing?.tries ?? [])
  const seen = entry ? entry.seen : (standing?.id ?? null)
  return isSame ? others : { ...others, [playerId]: { texts, seen } }
}

/** Players with a try that is no result of the test. */
export function listFaulty(entries: TestEntries, test: MeasuredTest): string[] {
  return Object.entries(entries).flatMap(([playerId, { texts }]) =>
    texts.some((text) => parseTry(text, test).kind === 'fault') ? [playerId] : [],
  )
}

/** What `save_test_results` takes. */
export function listEntriesToSave(entries: TestEntries, test: MeasuredTest) {
  return Object.entries(entries).map(([player_id, { texts, seen }]) => ({
    player_id,
    tries: listTries(texts, test),
    seen,
  }))
}

/** Players whose result stood and would be taken away. */
export function listTakenAway(
  entries: TestEntries,
  standing: readonly StandingResult[],
  test: MeasuredTest,
): string[] {
  return standing.flatMap(({ player_id: id }) => {
    const entry = entries[id]
    return entry && listTries(entry.texts, test).length === 0 ? [id] : []
  })
}

/** Players whose result somebody else has changed since it was seen. */
export function listChangedMeanwhile(
  entries: TestEntries,
  standing: readonly StandingResult[],
): string[] {
  return Object.entries(entries).flatMap(([playerId, { seen }]) => {
    const now = standing.find(({ player_id: id }) => id === playerId)
    return (now?.id ?? null) === seen ? [] : [playerId]
  })
}

/** The same tries, on top of what stands now. */
export function setSeen(entries: TestEntries, standing: readonly StandingResult[]): TestEntries {
  return Object.fromEntries(
    Object.entries(entries).map(([playerId, { texts }]) => [
      playerId,
      { texts, seen: standing.find(({ player_id: id }) => id === playerId)?.id ?? null },
    ]),
  )
}
