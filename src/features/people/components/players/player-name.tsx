import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { NameLines } from '@/shared/ui/name-lines'
import { computeAgeOn } from '../../model/player'
import { formatFullName } from '@/lib/person'
import { getToday } from '@/lib/time/calendar-date'
import { PlayerFace } from '../../widgets/player-face'

interface PlayerNameProps {
  player: { id: string; first_name: string; last_name: string; date_of_birth: string }
  /** Everybody of the list, for their photos. */
  among: readonly string[]
}

/** Face and name, with age and birth date to tell namesakes apart. */
export function PlayerName({ player, among }: PlayerNameProps) {
  const { t } = useTranslation('people')
  const name = formatFullName(player)
  const years = computeAgeOn(player.date_of_birth, getToday())
  return (
    <NameLines
      media={<PlayerFace playerId={player.id} name={name} among={among} />}
      name={name}
      text={`${t('player.years', { count: years })} · ${formatDate(player.date_of_birth)}`}
    />
  )
}
