import { useState } from 'react'
import type { TableSelection } from './data-table-model'

export interface RowSelection {
  isOn: (id: string) => boolean
  /** With `isRange` everything between the last touched row and this one follows it. */
  toggle: (id: string, isRange: boolean) => void
  pageState: 'all' | 'some' | 'none'
  togglePage: () => void
}

/** Selection by click, shift-click and for the whole page; rows of other pages stay selected. */
export function useRowSelection(
  pageIds: readonly string[],
  selection: TableSelection | undefined,
): RowSelection | null {
  const [anchor, setAnchor] = useState<string | null>(null)
  if (!selection) return null
  const { ids, onChange } = selection
  const chosen = new Set(ids)
  const onPage = pageIds.filter((id) => chosen.has(id)).length

  function set(changed: readonly string[], isOn: boolean) {
    const next = new Set(chosen)
    for (const id of changed) {
      if (isOn) next.add(id)
      else next.delete(id)
    }
    onChange([...next])
  }

  return {
    isOn: (id) => chosen.has(id),
    toggle: (id, isRange) => {
      set(isRange && anchor ? listBetween(pageIds, anchor, id) : [id], !chosen.has(id))
      setAnchor(id)
    },
    pageState: onPage === 0 ? 'none' : onPage === pageIds.length ? 'all' : 'some',
    togglePage: () => set(pageIds, onPage < pageIds.length),
  }
}

function listBetween(ids: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b)
  if (from === undefined || to === undefined || from < 0) return [other]
  return ids.slice(from, to + 1)
}
