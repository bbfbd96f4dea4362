import { Select } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { RatedPlayer } from '../../../model/rating/rated-player'

interface PlayerSwitchProps {
  players: readonly RatedPlayer[]
  row: number
  onRow: (row: number) => void
}

/** On a phone: whose ratings these are, the neighbours one tap away. */
export function PlayerSwitch({ players, row, onRow }: PlayerSwitchProps) {
  const { t } = useTranslation('stats')
  return (
    <div className={layout.line2}>
      <IconButton
        label={t('rate.previous_player')}
        kind="secondary"
        disabled={row === 0}
        onClick={() => onRow(row - 1)}
      >
        <IconChevronLeft size={20} stroke={1.75} />
      </IconButton>
      <Select
        className={layout.grow}
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
