import { useState } from 'react'
import { IconCalendar, IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { toAppError } from '@/lib/errors'
import { paths } from '@/lib/router/paths'
import { saveFile } from '@/lib/save-file'
import { getToday } from '@/lib/time/calendar-date'
import { showToast } from '@/lib/toast'
import { ActionMenu } from '@/shared/ui/action-menu'
import { fetchAllMatches } from '../../api/match-list'
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
  scope: TeamScope
  filter: MatchFilter
}

/** Behind the dots: the season on one page, which is also what one prints, and the list as a file. */
export function MatchListActions({ scope, filter }: MatchListActionsProps) {
  const { t } = useTranslation('matches/list')
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function save() {
    if (isBusy) return
    setBusy(true)
    try {
      const [{ toCsv }, matches] = await Promise.all([
        import('../../model/match-csv'),
        fetchAllMatches(scope, filter),
      ])
      const csv = toCsv(matches, {
        headings: columns.map((column) => t(`column.${column}`)),
        side: (isHome) => t(isHome ? 'side.home' : 'side.away'),
        kind: (kind) => t(`kind.${kind}`),
        status: (status) => t(`status.${status}`),
      })
      saveFile(`${t('file')}-${getToday()}.csv`, new Blob([csv], { type: 'text/csv' }))
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
        {
          label: t('calendar'),
          icon: <IconCalendar size={18} stroke={1.75} />,
          onSelect: () => void navigate(`${paths.calendar.matches}?view=season`),
        },
        {
          label: t('export'),
          icon: <IconDownload size={18} stroke={1.75} />,
          onSelect: () => void save(),
        },
      ]}
    />
  )
}
