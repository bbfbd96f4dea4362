import { useState } from 'react'
import { IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSquad } from '@/features/teams/api/squad'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import type { SquadRow } from '../../api/match-squad'
import styles from './squad.module.css'

export type Guest = SquadRow

interface GuestPickerProps {
  teamId: string
  /** Players who have a row already. */
  taken: readonly string[]
  onAdd: (guest: Guest) => void
}

/** Players of the other teams the coach looks after; others the database refuses. */
export function GuestPicker({ teamId, taken, onAdd }: GuestPickerProps) {
  const { t } = useTranslation('matches/squad')
  const { teams } = useTrainingAccess()
  const [from, setFrom] = useState<string | null>(null)
  const others = teams.filter(({ id }) => id !== teamId)
  if (others.length === 0) return null
  return (
    <>
      <div>
        <Button
          kind="secondary"
          icon={<IconUserPlus size={18} stroke={1.75} />}
          onClick={() => setFrom(others[0]?.id ?? null)}
        >
          {t('guest.add')}
        </Button>
      </div>
      <Sheet isOpen={from !== null} onClose={() => setFrom(null)} title={t('guest.add')}>
        <select
          className={styles.reason}
          aria-label={t('guest.team')}
          value={from ?? ''}
          onChange={(event) => setFrom(event.currentTarget.value)}
        >
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        {from ? (
          <GuestList
            teamId={from}
            taken={taken}
            onAdd={(guest) => {
              onAdd(guest)
              setFrom(null)
            }}
          />
        ) : null}
      </Sheet>
    </>
  )
}

function GuestList({ teamId, taken, onAdd }: GuestPickerProps) {
  const { t } = useTranslation('matches/squad')
  const { data = [] } = useSquad(teamId)
  const free = data.filter(({ player }) => !taken.includes(player.id))
  if (free.length === 0) return <p className={layout.dim14}>{t('guest.nobody')}</p>
  return (
    <ul className={layout.listStack1}>
      {free.map(({ player }) => (
        <li key={player.id}>
          <Button
            kind="quiet"
            onClick={() =>
              onAdd({
                player_id: player.id,
                player,
                role: null,
                reason: null,
                clearance: null,
                shirt_number: null,
                answer: null,
                answered_at: null,
                answered_by: null,
                needs_reconfirmation: false,
                speaker: null,
                absence: null,
              })
            }
          >
            {`${player.first_name} ${player.last_name}`}
          </Button>
        </li>
      ))}
    </ul>
  )
}
