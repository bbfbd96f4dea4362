/** Every refusal that the chapters of development plans write has a sentence of its own, in every language. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import bg from '../i18n/bg.json'
import de from '../i18n/de.json'
import en from '../i18n/en.json'
import { findPlanFailure, getPlanFailureKey } from './failure'

const chapters = ['784_development_plans', '786_development_reviews']
  .map((name) => readFileSync(`supabase/migrations/20261121000${name}.sql`, 'utf8'))
  .join('\n')

const codes = [
  ...new Set([...chapters.matchAll(/raise exception '(\w+)'/g)].map(([, code = '']) => code)),
].toSorted()

test('the refusals of the database are found', () => {
  expect(codes).toContain('plan_open_already')
  expect(codes.length).toBeGreaterThan(8)
})

describe.each(Object.entries({ en, de, bg }))('in %s', (_locale, texts) => {
  const sentences = new Map(Object.entries(texts.failures))

  test.each(codes)('%s', (code) => {
    const key = findPlanFailure(new AppError('conflict', { detail: code }))
    expect(key).toBe(`development:failures.${code}`)
    expect(sentences.get(code)).toMatch(/\S[.?!]$/)
  })

  test('no sentence is left over', () => {
    expect([...sentences.keys()].toSorted()).toEqual(codes)
  })
})

test('anything else has the text of its kind', () => {
  expect(getPlanFailureKey(new AppError('offline'))).toBe('errors:offline')
  expect(getPlanFailureKey(new AppError('invalid', { detail: 'toString' }))).toBe('errors:invalid')
})
