import { useState } from 'react'
import { IconDownload, IconMailForward, IconPlus, IconTableImport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { toAppError } from '@/lib/errors'
import { paths } from '@/lib/router/paths'
import { saveFile } from '@/lib/save-file'
import { showToast } from '@/lib/toast'
import { ActionMenu } from '@/shared/ui/action-menu'
import { LinkButton } from '@/shared/ui/button'
import { fetchAllPlayers } from '../../api/players/players'
import { getToday } from '@/lib/time/calendar-date'
import { toCsv } from '../../model/player-csv'
import type { PlayerFilter } from '../../model/player-filter'
import { usePeopleAccess } from '../use-people-access'

/** Add, and behind the dots: bring in a table, invite, take the list along as a file. */
export function PlayerListActions({ filter }: { filter: PlayerFilter }) {
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const { isStaff } = usePeopleAccess()
  const exportList = useExport(filter)
  if (!isStaff) return null
  return (
    <>
      <LinkButton to={paths.players.create} icon={<IconPlus size={18} stroke={1.75} />}>
        {t('list.add')}
      </LinkButton>
      <ActionMenu
        label={t('list.more')}
        items={[
          {
            label: t('list.import'),
            icon: <IconTableImport size={18} stroke={1.75} />,
            onSelect: () => void navigate(paths.players.import),
          },
          {
            label: t('list.invite'),
            icon: <IconMailForward size={18} stroke={1.75} />,
            onSelect: () => void navigate(paths.players.invite),
          },
          {
            label: t('list.export'),
            icon: <IconDownload size={18} stroke={1.75} />,
            onSelect: () => void exportList(),
          },
        ]}
      />
    </>
  )
}

/** What the list shows now, all pages of it, as a file that spreadsheets and the import read. */
function useExport(filter: PlayerFilter): () => Promise<void> {
  const { t } = useTranslation('people')
  const [isBusy, setBusy] = useState(false)
  return async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const players = await fetchAllPlayers(filter)
      const csv = toCsv(players, {
        headings: [
          t('player.first_name'),
          t('player.last_name'),
          t('player.born'),
          t('player.position'),
          t('player.foot'),
          t('list.team'),
          t('player.shirt'),
        ],
        position: (position) => t(`positions.${position}`),
        foot: (foot) => t(`feet.${foot}`),
      })
      saveFile(`${t('list.file')}-${getToday()}.csv`, new Blob([csv], { type: 'text/csv' }))
      showToast('success', 'people:list.exported', { values: { count: players.length } })
    } catch (error) {
      showToast('error', `errors:${toAppError(error).code}`)
    }
    setBusy(false)
  }
}
