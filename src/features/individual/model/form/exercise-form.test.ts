import { expect, test } from 'vitest'
import { individualSchema, noWords } from './exercise-schema'
import { createIndividualInput, toIndividualInput, toSaveArgument } from './stored-exercise'

const school = '00000000-0000-4000-8000-000000000001'
const words = { ...noWords, title: ' Wall ', aim: 'Touch', steps: 'Pass\n\n  Turn  ' }
const input = {
  ...createIndividualInput(school),
  texts: { en: words, de: noWords, bg: noWords },
}
const listFaults = (values: unknown) =>
  (individualSchema.safeParse(values).error?.issues ?? []).map(({ path }) => path.join('.'))

test('one language is enough; empty lines are none', () => {
  const values = individualSchema.parse(input)
  const sent = toSaveArgument(values, 'id')
  expect(Object.keys(sent.texts)).toEqual(['en'])
  expect(sent.texts).toMatchObject({
    en: { title: 'Wall', steps: ['Pass', 'Turn'], measuring: null },
  })
})

test('a begun language is finished, and there is at least one', () => {
  expect(
    listFaults({ ...input, texts: { ...input.texts, de: { ...noWords, title: 'Wand' } } }),
  ).toEqual(['texts.de.aim', 'texts.de.steps'])
  expect(listFaults({ ...input, texts: { en: noWords, de: noWords, bg: noWords } })).toEqual([
    'texts.en.title',
  ])
})

test.each([
  [{ min_age: 12, max_age: 10 }, ['max_age']],
  [{ visibility: 'team' }, ['team_id']],
  [{ minutes: 0 }, ['minutes']],
  [{ target: 10_001, measure: 'metres' }, ['target']],
  [{ video_url: 'http://example.org' }, ['video_url']],
  [{ texts: { ...input.texts, en: { ...words, steps: 'a\n'.repeat(11) } } }, ['texts.en.steps']],
])('%o is refused where it stands', (change, faults) => {
  expect(listFaults({ ...input, ...change })).toEqual(faults)
})

test('without a measure there is no target, and only a time is better the shorter it is', () => {
  const values = individualSchema.parse({ ...input, target: 40, is_lower_better: true })
  expect(toSaveArgument(values, 'id')).toMatchObject({ target: null, is_lower_better: false })
  expect(toSaveArgument({ ...values, measure: 'seconds', target: 40 }, 'id')).toMatchObject({
    target: 40,
    is_lower_better: true,
  })
})

test('a stored exercise comes back into its form', () => {
  const stored = {
    ...individualSchema.parse(input),
    people: 2,
    level: 4,
    video_url: null,
    texts: [
      {
        locale: 'en',
        title: 'Wall',
        aim: 'Touch',
        steps: ['Pass', 'Turn'],
        coaching_points: [],
        progressions: ['Further'],
        measuring: 'In a row',
      },
    ],
  }
  expect(toIndividualInput(stored)).toMatchObject({
    people: '2',
    level: '4',
    video_url: '',
    texts: {
      en: { steps: 'Pass\nTurn', progressions: 'Further', measuring: 'In a row' },
      de: noWords,
    },
  })
})
