import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconUsersGroup } from '@tabler/icons-react'
import { usePlayerPhotos } from '@/features/scene/api/player-photos'
import { hasText } from '@/lib/fold-text'
import { Button } from '@/shared/ui/button'
import { SearchField } from '@/shared/ui/filters/search-field'
import { EmptyState } from '@/shared/ui/states/empty-state'
import layout from '@/shared/ui/layout.module.css'
import { countAttendance } from '../../model/attendance'
import type { ListedPlayer } from '../../model/attendance-sheet'
import { AttendanceBar } from './attendance-bar'
import styles from './attendance-list.module.css'
import { AttendanceRow } from './attendance-row'
import { PlayerSheet } from './player-sheet'
import type { SaveStateProps } from '../save-state'
import { useTicks } from '../use-ticks'

interface AttendanceListProps extends SaveStateProps {
  players: readonly ListedPlayer[]
  /** Minutes of the training. */
  length: number
}

/** So many are found by looking; beyond that by typing. */
const searchFrom = 20

/** Who is here: those who said yes are ticked in advance, the coach taps the exceptions. */
export function AttendanceList({ players, length, ...saving }: AttendanceListProps) {
  const { t } = useTranslation('attendance')
  const ticks = useTicks(players, saving.runner)
  const photos = usePlayerPhotos(players.map(({ player_id }) => player_id))
  const [search, setSearch] = useState('')
  const [openId, setOpenId] = useState<string | null>(null)
  const count = countAttendance(players)
  const found = players.filter(
    ({ name, shirt_number }) =>
      hasText(name, search.trim()) || String(shirt_number) === search.trim(),
  )
  const open = players.find(({ player_id }) => player_id === openId)
  if (players.length === 0) {
    return <EmptyState title={t('attendance.nobody')} text={t('attendance.nobody_text')} />
  }

  return (
    <>
      <div className={layout.rowWide}>
        {players.length > searchFrom ? (
          <SearchField label={t('attendance.search')} value={search} onChange={setSearch} />
        ) : null}
        {count.open > 0 ? (
          <Button
            kind="secondary"
            icon={<IconUsersGroup size={18} stroke={1.75} />}
            onClick={ticks.allPresent}
          >
            {count.open === count.all
              ? t('attendance.all_present')
              : t('attendance.rest_present', { count: count.open })}
          </Button>
        ) : null}
        <p className={`${layout.dimmed} ${layout.dimmed13} ${styles.keys}`}>
          {t('attendance.keys')}
        </p>
      </div>
      <ul
        className={`${layout.list} ${layout.cut} ${layout.roundCard} ${layout.edge} ${layout.ground1}`}
        aria-label={t('attendance.list')}
      >
        {found.map((player) => (
          <AttendanceRow
            key={player.player_id}
            player={player}
            photo={photos.href(player.player_id)}
            ticks={ticks}
            onMore={() => setOpenId(player.player_id)}
          />
        ))}
      </ul>
      {found.length === 0 ? <p className={layout.dimmed}>{t('attendance.no_match')}</p> : null}
      <AttendanceBar count={count} ticks={ticks} {...saving} />
      {open ? (
        <PlayerSheet
          key={open.player_id}
          player={open}
          length={length}
          ticks={ticks}
          onClose={() => setOpenId(null)}
        />
      ) : null}
    </>
  )
}
