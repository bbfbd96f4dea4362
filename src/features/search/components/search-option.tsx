import {
  IconArrowRight,
  IconBallFootball,
  IconCalendarEvent,
  IconClipboardList,
  IconPlus,
  IconShirtSport,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react'
import layout from '@/shared/ui/layout.module.css'
import type { Entry } from '../model/entry'

const icons = {
  action: IconPlus,
  page: IconArrowRight,
  player: IconShirtSport,
  person: IconUser,
  team: IconUsersGroup,
  training: IconClipboardList,
  match: IconCalendarEvent,
  exercise: IconBallFootball,
}

interface SearchOptionProps {
  id: string
  entry: Entry
  isCurrent: boolean
  onHover: () => void
  onOpen: (isAside: boolean) => void
}

/** One line; the field keeps the focus, so the pointer alone presses it. */
export function SearchOption({ id, entry, isCurrent, onHover, onOpen }: SearchOptionProps) {
  const Icon = icons[entry.kind]
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className={`${layout.line3} ${layout.roundControl} ${layout.pointer} ${isCurrent ? layout.ground3 : ''}`}
      style={{
        minBlockSize: 44,
        paddingInline: 12,
        boxShadow: isCurrent ? 'inset 2px 0 0 var(--primary)' : undefined,
      }}
      onPointerMove={onHover}
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
      onAuxClick={(event) => {
        if (event.button === 1) onOpen(true)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onOpen(event.ctrlKey || event.metaKey)
      }}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
      <span className={layout.grow} style={{ paddingBlock: 4 }}>
        <span className={`${layout.clip} ${layout.size14}`} style={{ display: 'block' }}>
          {entry.title}
        </span>
        {entry.detail ? (
          <span className={`${layout.clip} ${layout.dim12}`} style={{ display: 'block' }}>
            {entry.detail}
          </span>
        ) : null}
      </span>
    </div>
  )
}
