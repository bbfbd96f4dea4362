import { expect, test } from 'vitest'
import { createMultiFilter, createSingleFilter } from './list-filter'

const options = [
  { value: 'grass' as const, label: 'Grass' },
  { value: 'hall' as const, label: 'Hall' },
]

test('one of some: chosen, taken back, and what is unknown counts as none', () => {
  const answers: (string | null)[] = []
  const handleChange = (value: string | null) => answers.push(value)
  const filter = createSingleFilter({
    label: 'Surface',
    value: null,
    options,
    none: null,
    onChange: handleChange,
  })
  if (filter.kind !== 'select') throw new Error('no select')
  expect(filter.value).toEqual([])
  filter.onChange(['hall'])
  filter.onChange([])
  filter.onChange(['sand'])
  expect(answers).toEqual(['hall', null, null])
})

test('several of some keep the order of the options', () => {
  const answers: string[][] = []
  const filter = createMultiFilter({
    label: 'Surface',
    value: ['hall'],
    options,
    onChange: (value) => answers.push(value),
  })
  if (filter.kind !== 'select') throw new Error('no select')
  expect(filter.value).toEqual(['hall'])
  filter.onChange(['hall', 'grass', 'sand'])
  expect(answers).toEqual([['grass', 'hall']])
})
