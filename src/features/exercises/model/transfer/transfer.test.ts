import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import { formatIssue } from '@/shared/form/format-issue'
import type { ExerciseValues } from '../exercise-form/exercise-schema'
import { blankExercise } from '../exercise-form/stored-exercise'
import { noWords, toWordsValues } from '../exercise-form/text-schema'
import { equipmentKinds, exerciseTopics, intensityLevels, trainingPhases } from '../taxonomy'
import { computeContentKey } from './compute-content-key'
import { readFile, toFile } from './exercise-file'
import { sortForSaving, planImport } from './import-plan'
import { readCsv, toCsv } from './texts-csv'
import { planTexts } from './texts-plan'

/** Letters of three languages, quotes, separators, breaks and what a spreadsheet would reckon. */
const letters = fc.constantFrom(...'aZäßЖщъ"\';,=+-@|\t 😀'.split(''))
const line = fc
  .array(letters, { minLength: 1, maxLength: 40 })
  .map((signs) => signs.join('').trim())
  .filter((text) => text !== '')
const prose = fc.array(line, { maxLength: 4 }).map((lines) => lines.join('\n'))
const list = (minLength: number, maxLength: number) => fc.array(line, { minLength, maxLength })
const words = fc
  .record({
    title: line,
    aim: line,
    setup: prose,
    rules: prose,
    scoring: prose,
    coaching_points: list(1, 8),
    progressions: list(0, 6),
    regressions: list(0, 6),
    questions: list(0, 8),
    common_faults: list(0, 8),
  })
  .map(toWordsValues)

const scene = { ...createEmptyScene({ kind: 'blank', length: 20, width: 15 }) }

const exercise: fc.Arbitrary<ExerciseValues> = fc
  .record({
    topic: fc.constantFrom(...exerciseTopics),
    phase: fc.constantFrom(...trainingPhases),
    intensity: fc.constantFrom(...intensityLevels),
    minutes: fc.integer({ min: 1, max: 120 }),
    players_min: fc.integer({ min: 1, max: 10 }),
    players_max: fc.integer({ min: 10, max: 40 }),
    area_length_m: fc.integer({ min: 10, max: 1200 }).map((tenths) => tenths / 10),
    has_heading: fc.boolean(),
    equipment: fc.uniqueArray(
      fc.record({
        kind: fc.constantFrom(...equipmentKinds),
        count: fc.integer({ min: 1, max: 100 }),
      }),
      { selector: ({ kind }) => kind, maxLength: 13 },
    ),
    diagram: fc.constantFrom(null, scene),
    texts: fc.record({
      en: words,
      de: fc.oneof(words, fc.constant(noWords)),
      bg: fc.oneof(words, fc.constant(noWords)),
    }),
  })
  .map((values) => ({ ...blankExercise, players_ideal: null, ...values }))

const id = '00000000-0000-4000-8000-000000000001'
const other = '00000000-0000-4000-8000-000000000002'
const rondo: ExerciseValues = {
  ...blankExercise,
  texts: {
    en: { ...noWords, title: 'Rondo', aim: 'Keep it', coaching_points: [{ text: 'Look' }] },
    de: noWords,
    bg: noWords,
  },
}

function readEntries(text: string) {
  const read = readFile(text, formatIssue)
  return 'entries' in read ? read.entries : []
}

describe('a file of exercises', () => {
  test('says the same again when it is read', () => {
    fc.assert(
      fc.property(exercise, (values) => {
        const [entry] = readEntries(toFile([{ id, values }], '2026-11-21T21:40:00Z'))
        expect(entry?.faults).toEqual([])
        expect(entry?.values && computeContentKey(entry.values)).toBe(computeContentKey(values))
      }),
      { numRuns: 60 },
    )
  })

  test('carries no names of players', () => {
    const player = { id: 'p', kind: 'player', team: 'a', x: 1, y: 1, name: 'Mia', number: '7' }
    const diagram = { ...scene, objects: [player] }
    const file = toFile([{ id, values: { ...rondo, diagram } }], '2026-11-21T21:40:00Z')
    expect(file).not.toContain('Mia')
    expect(file).toContain('"number": "7"')
  })

  test.each([
    ['no JSON', '{', 'not_json'],
    ['something else', '{"format":"other"}', 'not_exercises'],
    ['a newer version', '{"format":"touchline-exercises","version":2,"exercises":[{}]}', 'newer'],
    ['nothing', '{"format":"touchline-exercises","version":1,"exercises":[]}', 'empty'],
  ])('that is %s is refused with the reason', (_name, text, fault) => {
    expect(readFile(text, formatIssue)).toEqual({ fault })
  })

  test('with one faulty entry still brings in the others, and says what is wrong with it', () => {
    const file = toFile(
      [
        { id, values: rondo },
        { id: other, values: rondo },
      ],
      'now',
    )
    const [first, second] = readEntries(file.replace('"minutes": 15', '"minutes": 500'))
    expect(first).toMatchObject({
      place: 1,
      title: 'Rondo',
      values: null,
      faults: [{ path: 'minutes' }],
    })
    expect(second?.values).not.toBeNull()
  })

  test('never takes the usual numbers for one that the file leaves out', () => {
    const [entry] = readEntries(toFile([{ id, values: rondo }], 'now').replace('"minutes"', '"m"'))
    expect(entry?.faults).toEqual([{ path: 'minutes', message: 'common:form.errors.required' }])
  })

  test('recognises what I have by its content, and replaces nothing by itself', () => {
    const mine = [
      { id, version: 3, title: 'Rondo', values: { ...rondo, visibility: 'school' } as const },
    ]
    const longer = { ...rondo, minutes: 20 }
    const file = toFile(
      [
        { id: other, values: rondo },
        { id, values: longer },
        {
          id: other,
          values: { ...longer, texts: { ...rondo.texts, en: { ...rondo.texts.en, title: 'New' } } },
        },
      ],
      'now',
    )
    expect(
      planImport(readEntries(file), mine).map(({ likeness, choice, mine: own }) => [
        likeness,
        choice,
        own?.id ?? null,
      ]),
    ).toEqual([
      ['same', 'skip', id],
      ['changed', 'add', id],
      ['new', 'add', null],
    ])
  })

  test('is saved from the end of a chain to its beginning, also when it goes in a circle', () => {
    const createEntry = (place: number, own: string, next: string | null) => ({
      place,
      id: own,
      title: '',
      faults: [],
      values: { ...rondo, next_id: next },
    })
    expect(
      sortForSaving([createEntry(1, id, other), createEntry(2, other, null)]).map(
        ({ place }) => place,
      ),
    ).toEqual([2, 1])
    expect(sortForSaving([createEntry(1, id, other), createEntry(2, other, id)])).toHaveLength(2)
  })
})

describe('a table of texts', () => {
  test('says the same again, with quotes, breaks, umlauts, Cyrillic and what looks like a formula', () => {
    fc.assert(
      fc.property(exercise, (values) => {
        const { rows, faults } = readCsv(toCsv([{ id, values }]))
        expect(faults).toEqual([])
        const texts = { en: noWords, de: noWords, bg: noWords }
        for (const row of rows) texts[row.locale] = toWordsValues(row.words)
        expect(texts).toEqual(values.texts)
      }),
      { numRuns: 60 },
    )
  })

  test('begins with the mark by which Excel reads UTF-8, and reckons nothing', () => {
    const values = {
      ...rondo,
      texts: { ...rondo.texts, en: { ...rondo.texts.en, title: '=1+1' } },
    }
    const csv = toCsv([{ id, values }])
    expect(csv.startsWith('\uFEFFexercise_id,language,title')).toBe(true)
    expect(csv).toContain(",'=1+1,")
  })

  test('separated by semicolons is read as well', () => {
    const csv = toCsv([{ id, values: rondo }]).replaceAll(',', ';')
    expect(readCsv(csv).rows).toHaveLength(1)
  })

  test('tells wrong rows with their line and keeps the good ones', () => {
    const two = { ...rondo, texts: { ...rondo.texts, en: { ...rondo.texts.en, setup: 'a\nb' } } }
    const [head, ...good] = toCsv([{ id, values: two }])
      .trimEnd()
      .split('\r\n')
    const [row = ''] = good
    const csv = [head, row, row, row.replace(',en,', ',fr,'), row.replace(id, '')].join('\r\n')
    expect(readCsv(csv)).toMatchObject({
      rows: [{ line: 2 }],
      faults: [
        { line: 4, kind: 'twice' },
        { line: 6, kind: 'language' },
        { line: 8, kind: 'id' },
      ],
    })
    expect(readCsv('exercise_id,language\r\n')).toMatchObject({ faults: [{ kind: 'columns' }] })
  })

  test('shows what changes before and after, and a text that would not be sound', () => {
    const mine = [{ id, version: 1, title: 'Rondo', values: rondo }]
    const changed = {
      ...rondo,
      texts: { ...rondo.texts, en: { ...rondo.texts.en, title: 'Eckle', aim: '' } },
    }
    const table = readCsv(
      toCsv([
        { id, values: changed },
        { id: other, values: rondo },
      ]),
    )
    const plan = planTexts(table, mine, formatIssue)
    expect(plan.foreign).toEqual([3])
    expect(plan.exercises[0]?.changes).toEqual([
      { line: 2, locale: 'en', field: 'title', before: 'Rondo', after: 'Eckle' },
      { line: 2, locale: 'en', field: 'aim', before: 'Keep it', after: '' },
    ])
    expect(plan.exercises[0]?.faults).toMatchObject([{ line: 2, path: 'texts.en.aim' }])
  })
})
