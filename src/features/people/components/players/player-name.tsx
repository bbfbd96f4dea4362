import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { NameLines } from '@/shared/ui/name-lines'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { ageOn } from '../../model/player'
import { fullName } from '@/lib/person'
import { today } from '@/lib/time/calendar-date'

interface PlayerNameProps {
  player: { first_name: string; last_name: string; date_of_birth: string }
}

/** Name, with age and birth date to tell namesakes apart. */
export function PlayerName({ player }: PlayerNameProps) {
  const { t } = useTranslation('people')
  const name = fullName(player)
  const years = ageOn(player.date_of_birth, today())
  return (
    <NameLines
      media={<PersonAvatar name={name} />}
      name={name}
      text={`${t('player.years', { count: years })} · ${formatDate(player.date_of_birth)}`}
    />
  )
}
