import { matchPath } from 'react-router'
import { describe, expect, it } from 'vitest'
import { pageRows } from '../router/route-table'
import { navOf } from './nav-of'
import { getShownNav } from './shown-nav'

/** True for an address that a row of the route table owns; search and fragment do not matter. */
function isOwned(address: string): boolean {
  const pathname = address.replace(/[?#].*/, '')
  return pageRows.some(({ path }) => path && path !== '*' && matchPath(path, pathname))
}

describe.each(Object.entries(navOf))('the navigation of %s', (_role, nav) => {
  const shown = getShownNav(nav)
  const entries = [...shown.sections.flatMap((section) => section.entries), ...shown.more]

  it('has nine entries at most at once', () => {
    const open = shown.sections.reduce((count, section) => count + section.entries.length, 0)
    expect(open + (shown.more.length > 0 ? 1 : 0)).toBeLessThanOrEqual(9)
  })

  it('leads to pages only, to none of them twice', () => {
    const leads = [...entries, ...shown.create].map(({ to }) => to)
    expect(leads.filter((to) => !isOwned(to))).toEqual([])
    expect(new Set(entries.map(({ to }) => to)).size).toBe(entries.length)
  })

  it('has five tabs at most', () => {
    expect(shown.tabs.length).toBeGreaterThan(1)
    expect(shown.tabs.length).toBeLessThanOrEqual(5)
    expect(shown.tabs.filter(({ to }) => !isOwned(to))).toEqual([])
  })
})
