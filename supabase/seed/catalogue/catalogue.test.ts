import { describe, expect, it } from 'vitest'
import { createCatalogue, expand, type CatalogueExercise } from './catalogue'
import { families } from './families'
import { listFactFaults } from './fact-faults'
import { listFaults, listTextFaults } from './faults'
import { listFilmFaults } from './film-faults'
import { readHandWritten } from './hand-written'

const exercises = createCatalogue()

describe('each family', () => {
  it.each(families)('$slug has correct numbers, drawings and words', (family) => {
    const faults = expand(family).flatMap((exercise) =>
      listFaults(exercise).map((fault) => `${exercise.slug}: ${fault}`),
    )
    expect(faults).toEqual([])
  })
})

describe('each exercise written by hand', () => {
  it.each(readHandWritten())('$slug has correct numbers and words, and a film', (exercise) => {
    expect([
      ...listFactFaults(exercise),
      ...listTextFaults(exercise.texts),
      ...listFilmFaults(exercise.diagram),
    ]).toEqual([])
  })
})

describe('the catalogue', () => {
  it('has over 1,000 exercises in over 2,500 sizes, of at least 220 families', () => {
    const practices = new Set(exercises.map(({ practice }) => practice))
    expect(families.length).toBeGreaterThanOrEqual(220)
    expect(practices.size + readHandWritten().length).toBeGreaterThan(1000)
    expect(exercises.length).toBeGreaterThan(2500)
  })

  it('has every practice in several sizes of one family', () => {
    const familiesOf = new Map<string, Set<string>>()
    const sizes = new Map<string, number>()
    for (const { practice = '', family = '' } of exercises) {
      familiesOf.set(practice, (familiesOf.get(practice) ?? new Set()).add(family))
      sizes.set(practice, (sizes.get(practice) ?? 0) + 1)
    }
    expect([...familiesOf].filter(([, own]) => own.size !== 1)).toEqual([])
    expect([...sizes].filter(([, count]) => count < 2 || count > 8)).toEqual([])
  })

  it('warms up and cools down every age from 6 to 19', () => {
    const missing = (['warm_up', 'main_part', 'game', 'cool_down'] as const).flatMap((phase) =>
      [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 19]
        .filter((age) => {
          const fitting = exercises.filter(
            ({ phase: own, ages }) => own === phase && ages[0] <= age && age <= ages[1],
          )
          return fitting.length < 8
        })
        .map((age) => `${phase} at ${age}`),
    )
    expect(missing).toEqual([])
  })

  it('has every slug once', () => {
    expect(listDuplicates(exercises.map(({ slug }) => slug))).toEqual([])
  })

  it.each(['en', 'de', 'bg'] as const)('has every title once (%s)', (locale) => {
    expect(listDuplicates(exercises.map(({ texts }) => texts[locale].title))).toEqual([])
  })

  it('has no two exercises with the same content', () => {
    expect(listDuplicates(exercises.map(describeContent))).toEqual([])
  })

  it('leads from easier to harder', () => {
    const bySlug = new Map(exercises.map((exercise) => [exercise.slug, exercise]))
    const wrong = exercises.filter(({ next, level }) => {
      const following = next === undefined ? undefined : bySlug.get(next)
      return next !== undefined && (!following || following.level <= level)
    })
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })
})

/** What makes an exercise: who plays by which rules in which space; its name and number aside. */
function describeContent({ players, area, texts, diagram, minutes }: CatalogueExercise): string {
  const { aim, setup, rules, points } = texts.en
  return JSON.stringify([players, area, minutes, aim, setup, rules, points, diagram.objects])
}

function listDuplicates(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => seen.has(value) || !seen.add(value))
}
