import { describe, expect, test } from 'vitest'
import { locales } from '@/lib/i18n/locale'
import { paths } from '@/lib/router/paths'
import { articles, findArticle, listForScreen, listRelatedArticles } from './articles'
import { articleTextsSchema, listLabels, splitLabels, type ArticleTexts } from './article-text'
import { getReader } from './article'
import { texts as bulgarian } from './texts/bg'
import { texts as german } from './texts/de'
import { texts as english } from './texts/en'

type Words = { [key: string]: string | Words }

const files = import.meta.glob<Words>(
  ['/src/features/*/i18n/**/*.json', '/src/lib/i18n/*/*.json'],
  {
    eager: true,
    import: 'default',
  },
)

const byLocale = new Map<string, ArticleTexts>([
  ['en', parse(english)],
  ['de', parse(german)],
  ['bg', parse(bulgarian)],
])
const ids = articles.map(({ id }) => id)

describe('the articles', () => {
  test('have each their own id', () => {
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(locales)('are all written in %s, and nothing else is', (locale) => {
    expect([...getTexts(locale).keys()].sort()).toEqual([...ids].sort())
  })

  test.each(['de', 'bg'])('in %s have the steps and labels of the English ones', (locale) => {
    const describeShape = (texts: ArticleTexts) =>
      ids.map((id) => {
        const text = texts.get(id)
        const sentences = [...(text?.steps ?? []), text?.note ?? '']
        return [id, text?.note !== undefined, ...sentences.map(listSortedLabels)]
      })
    expect(describeShape(getTexts(locale))).toEqual(describeShape(getTexts('en')))
  })

  test.each(locales)('name only labels that stand on the screen in %s', (locale) => {
    const missing = ids.flatMap((id) => {
      const text = getTexts(locale).get(id)
      return (text ? listLabels(text) : [])
        .filter((key) => !isPlainLabel(findLabel(key, locale)))
        .map((key) => `${id}: ${key}`)
    })
    expect(missing).toEqual([])
  })

  test.each(locales)('leave no brace in a sentence in %s', (locale) => {
    const faults = ids.filter((id) => {
      const text = getTexts(locale).get(id)
      return [text?.title ?? '', ...(text?.steps ?? []), text?.note ?? ''].some((sentence) =>
        splitLabels(sentence).some((part) => part.kind === 'text' && /[{}]/.test(part.text)),
      )
    })
    expect(faults).toEqual([])
  })

  test('lead to addresses without parameters, and to each other', () => {
    expect(articles.filter(({ to = '' }) => to.includes(':')).map(({ id }) => id)).toEqual([])
    const unknown = articles.flatMap(({ related = [] }) => related.filter((id) => !findArticle(id)))
    expect(unknown).toEqual([])
  })
})

test('what belongs to few pages stands first', () => {
  const found = listForScreen(paths.trainings.details, 'coach')
  expect(found.map(({ screens }) => screens.length)).toEqual(
    found.map(({ screens }) => screens.length).sort((one, other) => one - other),
  )
})

test('an article leads only to what its reader may do', () => {
  const article = findArticle('season-results')
  expect(article && listRelatedArticles(article, 'coach').map(({ id }) => id)).toEqual([
    'match-result',
  ])
  expect(article && listRelatedArticles(article, 'parent')).toEqual([])
})

test('the reader is the active role, or what stands in its place', () => {
  const profile = {
    id: '1',
    email: '',
    first_name: '',
    last_name: '',
    role: null,
    avatar_url: null,
  }
  expect(getReader(null)).toBe('pending')
  expect(getReader({ profile })).toBe('pending')
  expect(getReader({ profile: { ...profile, role: 'coach' } })).toBe('coach')
  expect(getReader({ profile: { ...profile, role: 'coach', is_suspended: true } })).toBe(
    'suspended',
  )
})

function parse(texts: unknown): ArticleTexts {
  return new Map(Object.entries(articleTextsSchema.parse(texts)))
}

function getTexts(locale: string): ArticleTexts {
  return byLocale.get(locale) ?? new Map()
}

function listSortedLabels(sentence: string): string {
  return splitLabels(sentence)
    .flatMap((part) => (part.kind === 'label' ? [part.key] : []))
    .sort()
    .join(' ')
}

function findLabel(key: string, locale: string): string | undefined {
  const [namespace = '', path = ''] = key.split(':')
  const [feature, ...part] = namespace.split('/')
  const file =
    files[`/src/lib/i18n/${namespace}/${locale}.json`] ??
    files[['/src/features', feature, 'i18n', ...part, `${locale}.json`].join('/')]
  let found: string | Words | undefined = file
  for (const step of path.split('.')) {
    found = typeof found === 'object' ? found[step] : undefined
  }
  return typeof found === 'string' ? found : undefined
}

/** With a placeholder it would not read as it does on the screen. */
function isPlainLabel(label: string | undefined): boolean {
  return label !== undefined && label !== '' && !label.includes('{{')
}
