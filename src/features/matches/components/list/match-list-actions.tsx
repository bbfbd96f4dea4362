import { useState } from 'react'
import {
  IconCalendar,
  IconCalendarDown,
  IconDownload,
  IconTournament,
  IconTrophy,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { createMatchFileEvent } from '@/features/teams/model/match-file'
import { writeCalendar } from '@/lib/calendar-file'
import { toAppError } from '@/lib/errors'
import { href, paths } from '@/lib/router/paths'
import { saveFile } from '@/lib/save-file'
import { getToday } from '@/lib/time/calendar-date'
import { showToast } from '@/lib/toast'
import { ActionMenu } from '@/shared/ui/action-menu'
import { fetchAllMatches, type ListedMatch } from '../../api/match-list'
import type { TeamScope } from '../../api/match-rows'
import type { MatchFilter } from '../../model/match-filter'

const columns = [
  'date',
  'time',
  'team',
  'opponent',
  'side',
  'kind',
  'competition',
  'venue',
  'status',
  'result',
] as const

interface MatchListActionsProps {
  /** Whose season is offered; null where the person manages no team. */
  teamId: string | null
  /** Who plans matches plans tournaments too. */
  mayCreate: boolean
  scope: TeamScope
  filter: MatchFilter
}

/** Behind the dots: the season on one page, which is also what one prints, and the filtered list as a file. */
export function MatchListActions({ teamId, mayCreate, scope, filter }: MatchListActionsProps) {
  const { t } = useTranslation('matches/list')
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function writeTable(matches: readonly ListedMatch[]): Promise<string> {
    const { toCsv } = await import('../../model/match-csv')
    return toCsv(matches, {
      headings: columns.map((column) => t(`column.${column}`)),
      side: (side) => t(`side.${side}`),
      kind: (kind) => t(`kind.${kind}`),
      status: (status) => t(`status.${status}`),
    })
  }

  function writeFile(matches: readonly ListedMatch[]): string {
    return writeCalendar({ name: t('file'), events: matches.map(createMatchFileEvent) })
  }

  async function save(ending: 'csv' | 'ics') {
    if (isBusy) return
    setBusy(true)
    try {
      const matches = await fetchAllMatches(scope, filter)
      const file = ending === 'csv' ? await writeTable(matches) : writeFile(matches)
      const type = ending === 'csv' ? 'text/csv' : 'text/calendar;charset=utf-8'
      saveFile(`${t('file')}-${getToday()}.${ending}`, new Blob([file], { type }))
      showToast('success', 'matches/list:exported', { values: { count: matches.length } })
    } catch (error) {
      showToast('error', `errors:${toAppError(error).code}`)
    }
    setBusy(false)
  }

  return (
    <ActionMenu
      label={t('more')}
      items={[
        ...(mayCreate
          ? [
              {
                label: t('plan_tournament'),
                icon: <IconTournament size={18} stroke={1.75} />,
                onSelect: () => void navigate(paths.matches.createTournament),
              },
            ]
          : []),
        ...(teamId
          ? [
              {
                label: t('season_results'),
                icon: <IconTrophy size={18} stroke={1.75} />,
                onSelect: () => void navigate(href(paths.matches.season, { teamId })),
              },
            ]
          : []),
        {
          label: t('calendar'),
          icon: <IconCalendar size={18} stroke={1.75} />,
          onSelect: () => void navigate(`${paths.calendar.matches}?view=season`),
        },
        {
          label: t('export'),
          icon: <IconDownload size={18} stroke={1.75} />,
          onSelect: () => void save('csv'),
        },
        {
          label: t('export_calendar'),
          icon: <IconCalendarDown size={18} stroke={1.75} />,
          onSelect: () => void save('ics'),
        },
      ]}
    />
  )
}
