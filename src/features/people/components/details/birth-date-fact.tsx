import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useCanChangeBirthDate } from '../../api/players/birth-date'
import type { Player } from '../../api/players/players'
import { computeAgeOn } from '../../model/player'
import { getToday } from '@/lib/time/calendar-date'
import { usePeopleAccess } from '../use-people-access'
import { BirthDateSheet } from './birth-date-sheet'

/** Date and age. Staff change the date in the form of the player, guardians and administrators here. */
export function BirthDateFact({ player }: { player: Player }) {
  const { t } = useTranslation('people')
  const { isStaff } = usePeopleAccess()
  const canChange = useCanChangeBirthDate(player.id)
  const [isOpen, setOpen] = useState(false)
  return (
    <span className={layout.wrap1}>
      {`${formatDate(player.date_of_birth)} (${t('player.years', { count: computeAgeOn(player.date_of_birth, getToday()) })})`}
      {canChange && !isStaff ? (
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {t('birth_date.correct')}
        </Button>
      ) : null}
      {isOpen ? <BirthDateSheet player={player} onClose={() => setOpen(false)} /> : null}
    </span>
  )
}
