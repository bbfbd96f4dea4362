import { useState, type KeyboardEvent } from 'react'
import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useHref, useNavigate } from 'react-router'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import layout from '@/shared/ui/layout.module.css'
import { addRecentEntry } from '../api/recent-entries'
import { longestQuestion } from '../model/hit'
import type { Entry } from '../model/entry'
import { SearchInput } from './search-input'
import { SearchKeys } from './search-keys'
import { SearchList, getOptionId, listId } from './search-list'
import { SearchNotes } from './search-notes'
import { useHits } from './use-hits'
import { useGroups } from './use-groups'

interface SearchPanelProps {
  pages: readonly { to: string; title: string }[]
  onClose: () => void
}

/** The field, what it finds in groups, and what to say where it finds nothing. */
export function SearchPanel({ pages, onClose }: SearchPanelProps) {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  // the language of the address, or nothing
  const base = useHref('/').replace(/\/$/, '')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const asked = useHits(typed)
  const groups = useGroups(pages, typed, asked.hits)
  const entries = groups.flatMap((group) => group.entries)
  const place = Math.max(
    entries.findIndex(({ to }) => to === chosen),
    0,
  )
  const current = entries[place]

  function open(entry: Entry, isAside: boolean) {
    addRecentEntry(entry)
    if (isAside) {
      window.open(base + entry.to, '_blank', 'noopener')
      return
    }
    onClose()
    void navigate(entry.to)
  }

  function handleKeyDown(event: KeyboardEvent) {
    // a letter is still being put together
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && current) {
      event.preventDefault()
      open(current, event.ctrlKey || event.metaKey)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || entries.length === 0) return
    event.preventDefault()
    const next = entries[(place + step + entries.length) % entries.length]
    setChosen(next?.to ?? null)
    if (next) document.getElementById(getOptionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <SearchInput
        value={typed}
        listId={listId}
        activeId={current ? getOptionId(current) : undefined}
        hasList={entries.length > 0}
        maxLength={longestQuestion}
        onChange={(next) => {
          setTyped(next)
          setChosen(null)
        }}
        onKeyDown={handleKeyDown}
        onClose={onClose}
      />
      <div
        className={layout.relative}
        style={{ flex: 1, overflowY: 'auto', padding: 8, minBlockSize: 0 }}
        aria-busy={asked.isAsking}
      >
        <SearchList groups={groups} current={current} onHover={setChosen} onOpen={open} />
        <SearchNotes typed={typed} asked={asked} isEmpty={entries.length === 0} />
        <VisuallyHidden role="status">
          {asked.isAsking || !typed.trim() ? '' : t('count', { count: entries.length })}
        </VisuallyHidden>
      </div>
      {isPhone ? null : <SearchKeys />}
    </>
  )
}
