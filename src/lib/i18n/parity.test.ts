import { describe, expect, test } from 'vitest'
import { locales } from './locale'

type Texts = { [key: string]: string | Texts }

const files = import.meta.glob<Texts>(
  ['/src/features/*/i18n/**/*.json', '/src/lib/i18n/*/*.json'],
  {
    eager: true,
    import: 'default',
  },
)

const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}'], {
  eager: true,
  import: 'default',
  query: '?raw',
})

const namespaces = groupByNamespace()

describe.each([...namespaces])('texts of %s', (_name, byLocale) => {
  const english = flatten(byLocale.get('en') ?? {})

  test('exist in English, German and Bulgarian', () => {
    expect([...byLocale.keys()].sort()).toEqual([...locales].sort())
  })

  test.each(['de', 'bg'])('%s has the same keys as English', (locale) => {
    const texts = flatten(byLocale.get(locale) ?? {})
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test.each(['de', 'bg'])('%s uses the same placeholders and is nowhere empty', (locale) => {
    const texts = flatten(byLocale.get(locale) ?? {})
    const faults = [...english]
      .filter(([key, text]) => {
        const other = texts.get(key) ?? ''
        return other.trim() === '' || listPlaceholders(other) !== listPlaceholders(text)
      })
      .map(([key]) => key)
    expect(faults).toEqual([])
  })
})

test('no text with a placeholder is asked for without what fills it', () => {
  const english = new Map([...namespaces].map(([name, by]) => [name, flatten(by.get('en') ?? {})]))
  const asked = Object.entries(sources).flatMap(([file, source]) => {
    const own = [...source.matchAll(/useTranslation\('(\w+)'/g)].map((match) => match[1] ?? '')
    return [...source.matchAll(/\bt\(\s*'(?:(\w+):)?([\w.]+)'\s*,?\s*\)/g)].map(
      ([, named, key = '']) => {
        const texts = (named ? [named] : [...own, 'common', 'club']).map((name) =>
          english.get(name),
        )
        const text = texts.map((map) => map?.get(key) ?? map?.get(`${key}_other`)).find(Boolean)
        return { place: `${file}: ${key}`, text }
      },
    )
  })
  expect(asked.filter(({ text }) => text).length).toBeGreaterThan(2000)
  expect(asked.filter(({ text }) => text?.includes('{{')).map(({ place }) => place)).toEqual([])
})

function groupByNamespace() {
  const groups = new Map<string, Map<string, Texts>>()
  for (const [path, texts] of Object.entries(files)) {
    const parts = path.split('/')
    const locale = (parts.at(-1) ?? '').replace('.json', '')
    const name = path.includes('/features/') ? (parts.at(-3) ?? '') : (parts.at(-2) ?? '')
    const group = groups.get(name) ?? new Map<string, Texts>()
    groups.set(name, group.set(locale, texts))
  }
  return groups
}

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value] as const]
        : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}

function listPlaceholders(text: string): string {
  return [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map((match) => match[1])
    .sort()
    .join()
}
