import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { Player } from '../../api/players/players'
import { PlayerSlot } from '../../widgets/player-page-slots'
import { PlayerPositions } from '../players/player-facts'
import styles from '../people.module.css'
import { usePeopleAccess } from '../use-people-access'
import { BirthDateFact } from './birth-date-fact'
import { ConsentsCard } from './consents-card'
import { FamilyHealthCard } from './family-health-card'
import { CoachHealthCard } from './health-card'

/** Facts, teams of now and before, what the family agreed to, and health for whom the database lets. */
export function ProfileTab({ player }: { player: Player }) {
  const { t } = useTranslation('people')
  const { role, myTeams } = usePeopleAccess()
  const isFamily = role === 'parent' || role === 'player'
  const isCoached =
    role === 'coach' &&
    player.squads.some(({ left_on, team }) => !left_on && myTeams.some(({ id }) => id === team.id))
  return (
    <div className={layout.grid4}>
      <SectionCard title={t('details.facts')}>
        <FactList
          layout="stack"
          facts={[
            { label: t('player.born'), value: <BirthDateFact player={player} /> },
            { label: t('player.position'), value: <PlayerPositions player={player} /> },
            {
              label: t('player.foot'),
              value: player.strong_foot ? t(`feet.${player.strong_foot}`) : '–',
            },
            {
              label: t('details.account'),
              value: player.user_id ? t('details.has_account') : t('details.no_account'),
            },
          ]}
        />
      </SectionCard>
      <SectionCard title={t('form.teams')}>
        {player.squads.length === 0 ? (
          <p className={`${layout.dim13Any} ${styles.dim}`}>{t('player.no_team')}</p>
        ) : null}
        <ul className={layout.listStack} aria-label={t('form.teams')}>
          {player.squads
            .toSorted((one, other) => other.joined_on.localeCompare(one.joined_on))
            .map(({ id, team, shirt_number, joined_on, left_on }) => (
              <li key={id} className={`${layout.rowWide} ${styles.item}`}>
                <span className={layout.stack}>
                  <Link className={styles.name} to={href(paths.teams.details, { id: team.id })}>
                    {shirt_number === null
                      ? team.name
                      : t('player.team_shirt', { team: team.name, number: shirt_number })}
                  </Link>
                  <span className={`${layout.dim13Any} ${styles.dim}`}>
                    {left_on
                      ? t('details.period', {
                          from: formatDate(joined_on),
                          to: formatDate(left_on),
                        })
                      : t('details.since', { date: formatDate(joined_on) })}
                  </span>
                </span>
              </li>
            ))}
        </ul>
      </SectionCard>
      {isCoached ? <CoachHealthCard playerId={player.id} /> : null}
      {isFamily ? <FamilyHealthCard player={player} /> : null}
      {isFamily ? (
        <PlayerSlot slot="consents" player={player} />
      ) : (
        <ConsentsCard playerId={player.id} />
      )}
    </div>
  )
}
