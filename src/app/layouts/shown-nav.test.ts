import { describe, expect, it } from 'vitest'
import { pageRows } from '../router/route-table'
import { isPageHandle } from '@/lib/router/handle'
import { findStandIn, isUnbuilt, resolveAddress } from '@/lib/router/lead-to'
import { navOf } from './nav-of'
import { getShownNav } from './shown-nav'

const pages = pageRows.flatMap(({ handle }) => (isPageHandle(handle) ? [handle.page] : []))

describe.each(Object.entries(navOf))('the navigation of %s', (_role, nav) => {
  const shown = getShownNav(nav)
  const entries = [...shown.sections.flatMap((section) => section.entries), ...shown.more]

  it('has nine entries at most at once, also when every page is built', () => {
    const primary = nav.main.filter(({ isSecondary }) => !isSecondary).length
    const more = nav.main.length > primary ? 1 : 0
    expect(primary + more).toBeLessThanOrEqual(9)
  })

  it('leads to built pages only, to none of them twice', () => {
    const leads = [...entries, ...shown.create].map(({ to }) => to)
    expect(leads.filter((to) => isUnbuilt(to))).toEqual([])
    expect(new Set(entries.map(({ to }) => to)).size).toBe(entries.length)
  })

  it('has five tabs at most, all of built pages', () => {
    expect(shown.tabs.length).toBeGreaterThan(1)
    expect(shown.tabs.length).toBeLessThanOrEqual(5)
    expect(shown.tabs.filter(({ to }) => isUnbuilt(to))).toEqual([])
  })
})

describe('what leads to a page that is not built yet', () => {
  it('knows exactly the pages without a screen', () => {
    const wrong = pages.filter(({ path, isBuilt }) => isUnbuilt(path) === isBuilt)
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  it('leads to built pages instead', () => {
    const leads = pages.flatMap(({ path }) => findStandIn(path)?.to ?? [])
    expect(leads.length).toBeGreaterThan(0)
    expect(leads.filter((to) => isUnbuilt(to))).toEqual([])
  })

  it('keeps the address of a built page, with its search', () => {
    expect(resolveAddress('/teams?page=2')).toBe('/teams?page=2')
  })
})
