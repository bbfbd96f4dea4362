import { describe, expect, test } from 'vitest'
import { articles } from './articles'
import { articleTextsSchema, splitLabels } from './article-text'
import { searchArticles } from './search'
import { texts as bulgarian } from './texts/bg'
import { texts as german } from './texts/de'
import { texts as english } from './texts/en'

const parse = (texts: unknown) => new Map(Object.entries(articleTextsSchema.parse(texts)))
const byLocale = { en: parse(english), de: parse(german), bg: parse(bulgarian) }

const findFirst = (locale: keyof typeof byLocale, typed: string) =>
  searchArticles(articles, byLocale[locale], typed)[0]?.id

describe('the search', () => {
  test.each([
    ['en', 'move a training', 'move-training'],
    ['en', 'reschedule', 'move-training'],
    ['en', 'mute', 'report-message'],
    ['de', 'training verlegen', 'move-training'],
    ['de', 'VERSCHIEBEN', 'move-training'],
    ['de', 'Notfall Allergie', 'player-contact'],
    ['de', 'passwort', 'change-email'],
    ['bg', 'преместване на тренировка', 'move-training'],
    ['bg', 'парола', 'change-email'],
    // as it is typed on a Latin keyboard
    ['bg', 'trenirovka premestvane', 'move-training'],
  ] as const)('finds in %s for "%s" first %s', (locale, typed, id) => {
    expect(findFirst(locale, typed)).toBe(id)
  })

  test('falls back on any of the words', () => {
    expect(findFirst('en', 'qwertz carpool lift')).toBe('lift')
  })

  test('finds nothing for nothing, and for what nobody wrote', () => {
    expect(searchArticles(articles, byLocale.en, '  ')).toEqual([])
    expect(searchArticles(articles, byLocale.en, 'xylophone')).toEqual([])
  })

  test('looks into labels where their words are there', () => {
    const readLabel = (key: string) => (key === 'training:list.move' ? 'Zeppelin' : '')
    const found = searchArticles(articles, byLocale.en, 'zeppelin', readLabel)
    expect(found.map(({ id }) => id)).toContain('move-training')
  })
})

test('a step is split at its labels', () => {
  expect(splitLabels('Press {{training:list.move}}, then {{matches/form:save}}.')).toEqual([
    { kind: 'text', text: 'Press ' },
    { kind: 'label', key: 'training:list.move' },
    { kind: 'text', text: ', then ' },
    { kind: 'label', key: 'matches/form:save' },
    { kind: 'text', text: '.' },
  ])
})
