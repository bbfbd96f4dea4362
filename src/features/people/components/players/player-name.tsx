import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { ageOn } from '../../model/player'
import { fullName } from '@/lib/person'
import { today } from '@/lib/time/calendar-date'
import styles from '../people.module.css'

interface PlayerNameProps {
  player: { first_name: string; last_name: string; date_of_birth: string }
}

/** Name, with age and birth date to tell namesakes apart. */
export function PlayerName({ player }: PlayerNameProps) {
  const { t } = useTranslation('people')
  const name = fullName(player)
  const years = ageOn(player.date_of_birth, today())
  return (
    <span className={styles.person}>
      <PersonAvatar name={name} />
      <span className={styles.lines}>
        <span className={styles.name}>{name}</span>
        <span className={styles.dim}>
          {t('player.years', { count: years })} · {formatDate(player.date_of_birth)}
        </span>
      </span>
    </span>
  )
}
