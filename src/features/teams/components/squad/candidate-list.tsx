import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import type { PlayerRow } from '@/features/people/model/player-row'
import layout from '@/shared/ui/layout.module.css'
import { candidatesShown } from '../../api/squad-candidates'
import styles from './add-players.module.css'

interface CandidateListProps {
  players: readonly PlayerRow[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

/** One tick a player, with birth year and teams of today to tell namesakes apart. */
export function CandidateList({ players, chosen, onChange }: CandidateListProps) {
  const { t } = useTranslation('teams')
  function toggle(id: string) {
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  }
  return (
    <>
      <ul className={`${layout.listGrid} ${styles.list}`} aria-label={t('squad.candidates')}>
        {players.map((player) => (
          <li key={player.id}>
            <Checkbox
              className={styles.candidate}
              classNames={{ body: styles.body, labelWrapper: layout.grow }}
              checked={chosen.includes(player.id)}
              onChange={() => toggle(player.id)}
              label={formatFullName(player)}
              description={[
                player.date_of_birth.slice(0, 4),
                player.teams.map(({ name }) => name).join(', ') || t('squad.no_team'),
              ].join(' · ')}
            />
          </li>
        ))}
      </ul>
      {players.length >= candidatesShown - 1 ? (
        <p className={layout.dim13}>{t('squad.more', { count: candidatesShown })}</p>
      ) : null}
    </>
  )
}
