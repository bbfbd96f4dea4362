import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '@/shared/ui/status-badge'
import { isMinor } from '../../model/player'
import { getToday } from '@/lib/time/calendar-date'
import layout from '@/shared/ui/layout.module.css'
import type { PlayerRow } from '../../model/player-row'
import styles from '../people.module.css'

/** Today's teams with the number on the shirt. */
export function PlayerTeams({ teams }: Pick<PlayerRow, 'teams'>) {
  const { t } = useTranslation('people')
  if (teams.length === 0)
    return <span className={`${layout.dim13Any} ${styles.dim}`}>{t('player.no_team')}</span>
  return (
    <span className={layout.wrap1}>
      {teams.map(({ id, name, shirt_number }) => (
        <StatusBadge key={id}>
          {shirt_number === null
            ? name
            : t('player.team_shirt', { team: name, number: shirt_number })}
        </StatusBadge>
      ))}
    </span>
  )
}

export function PlayerPositions({
  player,
}: {
  player: Pick<PlayerRow, 'position' | 'other_positions'>
}) {
  const { t } = useTranslation('people')
  const all = [...(player.position ? [player.position] : []), ...player.other_positions]
  if (all.length === 0) return <span className={`${layout.dim13Any} ${styles.dim}`}>–</span>
  return all.map((position) => t(`positions.${position}`)).join(', ')
}

/** A child nobody looks after in the app is worth a second look. */
export function GuardianCount({
  player,
}: {
  player: Pick<PlayerRow, 'guardian_count' | 'date_of_birth'>
}) {
  const { t } = useTranslation('people')
  if (player.guardian_count === null) return <span className={styles.dim}>–</span>
  if (player.guardian_count === 0 && isMinor(player.date_of_birth, getToday())) {
    return (
      <StatusBadge icon={<IconAlertTriangle size={14} stroke={1.75} />}>
        {t('player.no_guardian')}
      </StatusBadge>
    )
  }
  return t('player.guardians', { count: player.guardian_count })
}
