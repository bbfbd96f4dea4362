/** How a layout's navigation is shown: sections below their headings, the rest behind "More", tabs for a thumb. */
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
  const primary = main.filter(({ isSecondary }) => !isSecondary)
  const groups = [...new Set(primary.map(({ group }) => group ?? null))]
  return {
    sections: groups.map((group) => ({
      group,
      entries: primary.filter((entry) => (entry.group ?? null) === group),
    })),
    more: main.filter(({ isSecondary }) => isSecondary),
    tabs: tabs.slice(0, mostTabs),
    create,
  }
}
