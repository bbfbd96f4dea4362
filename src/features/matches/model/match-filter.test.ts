import { expect, test } from 'vitest'
import { readUrlState } from '@/shared/hooks/url-state'
import { createTabAddress, findMatchSchema } from './match-filter'

function read(search: string) {
  const params = new URLSearchParams(search)
  const { tab, schema } = findMatchSchema(params)
  return { ...readUrlState(schema, params), tab }
}

test('what comes begins with the next match, what was played with the latest', () => {
  expect(read('')).toMatchObject({ tab: 'coming', dir: 'asc', sort: 'starts_at' })
  expect(read('tab=played')).toMatchObject({ tab: 'played', dir: 'desc' })
  expect(read('tab=played&dir=asc').dir).toBe('asc')
})

test('nonsense in the address reads as the default', () => {
  expect(read('tab=nothing&kind=war&side=up&season=far-too-long-a-season')).toMatchObject({
    tab: 'coming',
    kind: [],
    side: '',
    season: '',
  })
})

test('another tab keeps the words and filters, not the page and order', () => {
  const params = new URLSearchParams('q=tus&kind=cup&page=3&dir=desc&status=planned')
  expect(createTabAddress('played', params)).toBe('?q=tus&kind=cup&tab=played')
  expect(createTabAddress('coming', new URLSearchParams('tab=all&q=tus'))).toBe('?q=tus')
})
