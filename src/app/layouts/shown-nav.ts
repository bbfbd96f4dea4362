/** What of a layout's navigation is shown: entries of pages that are built, and stand-ins for the others. */
import { isUnbuilt, resolveAddress } from '@/lib/router/lead-to'
import type { CreateEntry, LayoutNav, NavEntry } from './nav-entry'

export interface NavSection {
  group: NavEntry['group'] | null
  entries: NavEntry[]
}

export interface ShownNav {
  sections: NavSection[]
  /** Behind "More". */
  more: NavEntry[]
  tabs: NavEntry[]
  create: CreateEntry[]
}

const mostTabs = 5

export function getShownNav({ main, tabs, create }: LayoutNav): ShownNav {
  const entries = listShown(main)
  const primary = entries.filter(({ isSecondary }) => !isSecondary)
  const groups = [...new Set(primary.map(({ group }) => group ?? null))]
  return {
    sections: groups.map((group) => ({
      group,
      entries: primary.filter((entry) => (entry.group ?? null) === group),
    })),
    more: entries.filter(({ isSecondary }) => isSecondary),
    tabs: listShown(tabs).slice(0, mostTabs),
    create: create.filter(({ to }) => !isUnbuilt(to)),
  }
}

/** A stand-in that is there already, the overview among them, is not named twice. */
function listShown(entries: readonly NavEntry[]): NavEntry[] {
  const shown = new Map<string, NavEntry>()
  const built = new Set(entries.map(({ to }) => to).filter((to) => !isUnbuilt(to)))
  for (const entry of entries) {
    const to = resolveAddress(entry.to)
    const isNamed = to !== entry.to && (to === '/dashboard' || (to !== null && built.has(to)))
    if (to !== null && !isNamed && !shown.has(to)) shown.set(to, { ...entry, to })
  }
  return [...shown.values()]
}
