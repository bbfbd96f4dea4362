import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import { getToday } from '@/lib/time/calendar-date'
import { formatDate } from '@/lib/dates'
import { Paper } from '@/shared/ui/print/paper'
import { useSquad } from '../../api/squad'
import { useStaff } from '../../api/staff'
import type { TeamDetails } from '../../api/team'
import layout from '@/shared/ui/layout.module.css'
import styles from './squad-print.module.css'

/** From so many players on the lines move together, so that the list stays on one A4. */
const tightFrom = 30

/** The squad on one sheet of A4, with empty boxes to tick by hand. */
export function SquadPrint({ team }: { team: TeamDetails }) {
  const { t } = useTranslation(['teams', 'people'])
  const { data: squad = [] } = useSquad(team.id)
  const staff = useStaff(team.id)
  return (
    <Paper>
      <article
        className={`${layout.grid} ${styles.sheet}`}
        data-tight={squad.length >= tightFrom || undefined}
      >
        <header>
          <h1>{team.name}</h1>
          <p>
            {[team.school.name, team.age_group, team.season].join(' · ')} ·{' '}
            {t('list.players', { count: squad.length })} · {formatDate(getToday())}
          </p>
        </header>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('squad.shirt')}</th>
              <th scope="col">{t('squad.player')}</th>
              <th scope="col">{t('people:player.born')}</th>
              <th scope="col">{t('people:player.position')}</th>
              <th scope="col" colSpan={6}>
                {t('print.ticks')}
              </th>
            </tr>
          </thead>
          <tbody>
            {squad.map(({ id, shirt_number, player }) => (
              <tr key={id}>
                <td>{shirt_number}</td>
                <td>{formatFullName(player)}</td>
                <td>{formatDate(player.date_of_birth)}</td>
                <td>{player.position ? t(`people:positions.${player.position}`) : null}</td>
                {Array.from({ length: 6 }, (_, box) => (
                  <td key={box} className={styles.box}>
                    {'\u00a0'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          {staff
            .map(({ role, card }) =>
              card ? `${formatFullName(card)} (${t(`people:staff_roles.${role}`)})` : null,
            )
            .filter(Boolean)
            .join(' · ')}
        </p>
      </article>
    </Paper>
  )
}
