import { describe, expect, it } from 'vitest'
import { paths } from '@/lib/router/paths'
import { isPageHandle, isRedirectHandle } from '@/lib/router/handle'
import type { Access } from '@/lib/router/page'
import { describeOutcome, renderRouteDocument, visitors } from './route-document'
import { pageRows } from './route-table'

const texts = import.meta.glob<Record<string, Record<string, string>>>(
  '/src/features/*/i18n/**/*.json',
  { eager: true, import: 'pages' },
)
const pages = pageRows.map(({ handle }) => handle).filter(isPageHandle)

function findText(key: string, locale: string): string | undefined {
  const [namespace = '', path = ''] = key.split(':')
  const [feature, ...part] = namespace.split('/')
  const file = [feature, 'i18n', ...part, `${locale}.json`].join('/')
  const found: unknown = texts[`/src/features/${file}`]
  const name = path.replace(/^pages\./, '')
  return isTexts(found) ? found[name] : undefined
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null
}

describe('the route table', () => {
  it('has every address of the specification and our own once, five of them redirects', () => {
    const rows = pageRows.map(({ path }) => path)
    expect(pageRows.filter(({ handle }) => isRedirectHandle(handle))).toHaveLength(5)
    expect(new Set(rows).size).toBe(rows.length)
    expect(new Set(rows)).toEqual(new Set(listLeaves(paths)))
  })

  it.each(['en', 'de', 'bg'])('titles and describes every page in %s', (locale) => {
    const missing = pages.flatMap(({ page }) =>
      [page.title, `${page.title}_description`].filter((key) => !findText(key, locale)),
    )
    expect(missing).toEqual([])
  })

  it('uses all seven layouts', () => {
    const used = new Set(pages.map(({ page }) => page.layout))
    expect([...used].sort()).toEqual(
      ['admin', 'coach', 'default', 'empty', 'owner', 'parent', 'player', 'role'].sort(),
    )
  })

  it('names the owning feature in path, title and folder', () => {
    const wrong = pages.filter(({ page }) => page.title.split(/[:/]/)[0] !== page.feature)
    expect(wrong.map(({ page }) => page.path)).toEqual([])
  })

  it('says of each row what the guard does', () => {
    const wrong = pages
      .filter(({ page }) => getAccess(page.path) !== page.access)
      .map(({ page }) => `${page.path}: ${page.access}, but the guard says ${getAccess(page.path)}`)
    expect(wrong).toEqual([])
  })

  it('indexes only what anonymous visitors may open', () => {
    const wrong = pages.filter(({ page }) => page.isIndexed && page.access !== 'open')
    expect(wrong).toEqual([])
  })

  it('is written down in docs/routes.md', async () => {
    const getTitle = (key: string) => findText(key, 'en') ?? ''
    await expect(renderRouteDocument(pageRows, getTitle)).toMatchFileSnapshot(
      '../../../docs/routes.md',
    )
  })
})

/** The access word of a path, read off the guard's answers to the seven personas. */
function getAccess(path: string): Access {
  const allowed = visitors
    .filter(({ profile }) => describeOutcome(profile, path) === 'allow')
    .map(({ name }) => name)
  if (path.startsWith('/dashboard/')) return 'dashboard'
  if (describeOutcome(null, path) === 'allow') return 'open'
  if (allowed.join() === 'admin') return 'admin_only'
  return allowed.includes('pending') ? 'signed_in' : 'role_required'
}

function listLeaves(tree: object): string[] {
  return Object.values(tree).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? listLeaves(value) : []
  })
}
