import { expect, it } from 'vitest'
import { formatIban, isIban, normalizeIban, toEpcText, toReference } from './bank-transfer'

it('tells a right IBAN from a mistyped one', () => {
  expect(isIban('DE89 3704 0044 0532 0130 00')).toBe(true)
  expect(isIban('bg80bnbg96611020345678')).toBe(true)
  expect(isIban('DE89 3704 0044 0532 0130 01')).toBe(false)
  expect(isIban('DE89')).toBe(false)
})

it('writes an IBAN for machines and for people', () => {
  expect(normalizeIban(' de89 3704 0044 0532 0130 00 ')).toBe('DE89370400440532013000')
  expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
})

it('puts account, amount and reference where a banking app reads them', () => {
  const reference = toReference({
    id: '1a2b3c4d-0000-4000-8000-000000000000',
    title: 'Membership',
    whose: 'Emir',
  })
  expect(reference).toBe('1A2B3C4D Membership Emir')
  const text = toEpcText({
    holder: 'FC Riverside e.V.',
    iban: 'DE89370400440532013000',
    cents: 4550,
    reference,
  })
  expect(text).toBe(
    'BCD\n002\n1\nSCT\n\nFC Riverside e.V.\nDE89370400440532013000\nEUR45.50\n\n\n1A2B3C4D Membership Emir',
  )
})
