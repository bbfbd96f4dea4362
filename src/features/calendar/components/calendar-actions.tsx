import { useState, type ReactNode } from 'react'
import { IconCalendarDown, IconCalendarShare, IconPlus, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { createMatchFileEvent } from '@/features/teams/model/match-file'
import { useCalendarFile } from '@/features/training/widgets/use-calendar-file'
import { showToast } from '@/lib/toast'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { ActionMenu } from '@/shared/ui/action-menu'
import { Button, LinkButton } from '@/shared/ui/button'
import type { Fixture } from '../model/match-event'
import type { Session } from '../model/session-event'
import { FeedSheet } from './feeds/feed-sheet'

interface CalendarActionsProps {
  teams: readonly Team[]
  /** Those of the visible period. */
  sessions: readonly Session[]
  matches: readonly Fixture[]
  /** First day of the period, for the name of a file. */
  from: string
  /** The planner's address; absent for those who do not plan. */
  planTo?: string
  planLabel?: string
  /** Of the file that is saved. */
  fileName: string
  /** A new link shows matches alone, unless told otherwise. */
  isMatchesOnly?: boolean
  /** What the page is for, where that is not planning. */
  primary?: ReactNode
  /** What else the page is for: a button, on a phone in the menu. */
  second?: { label: string; icon: ReactNode; onSelect: () => void }
}

/** Out of the calendar: into one's own app, a file, onto paper; and into the planner. */
export function CalendarActions(props: CalendarActionsProps) {
  const {
    teams,
    sessions,
    matches,
    from,
    planTo,
    planLabel,
    fileName,
    isMatchesOnly,
    primary,
    second,
  } = props
  const { t } = useTranslation('calendar')
  const [isOpen, setIsOpen] = useState(false)
  const saveCalendarFile = useCalendarFile()
  // on a phone there is room for one button, and whoever plans wants that one
  const isPhone = useIsPhone()
  const isFeedInMenu = isPhone && (planTo !== undefined || primary !== undefined)
  const feedIcon = <IconCalendarShare size={18} stroke={1.75} />

  function save() {
    if (sessions.length + matches.length === 0) showToast('info', 'calendar:file.none')
    else
      saveCalendarFile(fileName, `touchline-${from}`, sessions, matches.map(createMatchFileEvent))
  }

  return (
    <>
      {isFeedInMenu ? null : (
        <Button kind="secondary" icon={feedIcon} onClick={() => setIsOpen(true)}>
          {t('feeds.button')}
        </Button>
      )}
      {second && !isPhone ? (
        <Button kind="secondary" icon={second.icon} onClick={second.onSelect}>
          {second.label}
        </Button>
      ) : null}
      {primary}
      {planTo ? (
        <LinkButton to={planTo} icon={<IconPlus size={18} stroke={1.75} />}>
          {planLabel}
        </LinkButton>
      ) : null}
      <ActionMenu
        label={t('file.more')}
        items={[
          ...(second && isPhone ? [second] : []),
          ...(isFeedInMenu
            ? [{ label: t('feeds.button'), icon: feedIcon, onSelect: () => setIsOpen(true) }]
            : []),
          {
            label: t('file.visible'),
            icon: <IconCalendarDown size={18} stroke={1.75} />,
            onSelect: save,
          },
          {
            label: t('file.print'),
            icon: <IconPrinter size={18} stroke={1.75} />,
            // the menu closes first, or it stands on the paper
            onSelect: () => setTimeout(() => window.print()),
          },
        ]}
      />
      {isOpen ? (
        <FeedSheet teams={teams} isMatchesOnly={isMatchesOnly} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  )
}
