import { Select } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/shared/ui/button'
import type { RatedPlayer } from '../../../model/rating/rated-player'
import styles from './player-switch.module.css'

interface PlayerSwitchProps {
  players: readonly RatedPlayer[]
  row: number
  onRow: (row: number) => void
}

/** On a phone: whose ratings these are, the neighbours one tap away. */
export function PlayerSwitch({ players, row, onRow }: PlayerSwitchProps) {
  const { t } = useTranslation('stats')
  return (
    <div className={styles.switch}>
      <IconButton
        label={t('rate.previous_player')}
        kind="secondary"
        disabled={row === 0}
        onClick={() => onRow(row - 1)}
      >
        <IconChevronLeft size={20} stroke={1.75} />
      </IconButton>
      <Select
        className={styles.who}
        aria-label={t('rate.choose_player')}
        data={players.map(({ id, name }, index) => ({
          value: id,
          label: `${index + 1}. ${name}`,
        }))}
        value={players[row]?.id ?? null}
        allowDeselect={false}
        onChange={(id) =>
          onRow(
            Math.max(
              0,
              players.findIndex((one) => one.id === id),
            ),
          )
        }
      />
      <IconButton
        label={t('rate.next_player')}
        kind="secondary"
        disabled={row >= players.length - 1}
        onClick={() => onRow(row + 1)}
      >
        <IconChevronRight size={20} stroke={1.75} />
      </IconButton>
    </div>
  )
}
