import { IconPlus, IconTableImport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { toOption, toOptions } from '@/shared/ui/filters/list-filter'
import { CardLines, Dim, FactLine } from '@/shared/ui/name-lines'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { useList } from '@/shared/ui/patterns/use-list'
import { playerQueries } from '../api/players/players'
import { GuardianCount, PlayerPositions, PlayerTeams } from '../components/players/player-facts'
import { PlayerListActions } from '../components/players/player-list-actions'
import { PlayerName } from '../components/players/player-name'
import { usePeopleAccess } from '../components/use-people-access'
import { fullName } from '@/lib/person'
import { today } from '@/lib/time/calendar-date'
import { adults, birthYears, playerFilterSchema, playerStates } from '../model/player-filter'
import type { PlayerRow } from '../model/player-row'

/** Every player the person may see: an owner the club's, a coach the own squads', a family its own. */
export function PlayerListPage() {
  const { t } = useTranslation('people')
  const { isStaff, myTeams } = usePeopleAccess()
  const list = useList(playerFilterSchema, playerQueries.list)
  const years = birthYears(Number(today().slice(0, 4)))
  const born = [...years.map(toOption), { value: adults, label: t('list.adults') }]
  const states = playerStates.map((value) => ({ value, label: t(`list.states.${value}`) }))
  const name = (player: PlayerRow) => <PlayerName player={player} />
  const positions = (player: PlayerRow) => <PlayerPositions player={player} />
  const guardians = (player: PlayerRow) => <GuardianCount player={player} />
  return (
    <ListPage
      title={t('pages.players')}
      label={t('list.label')}
      list={list}
      actions={<PlayerListActions filter={list.filter} />}
      search={{ label: t('list.search'), placeholder: t('list.placeholder') }}
      filters={[
        myTeams.length > 1 && { key: 'teams', label: t('list.team'), options: toOptions(myTeams) },
        { key: 'born', label: t('list.born'), options: born },
        { key: 'state', label: t('list.state'), options: states },
      ]}
      rowKey={({ id }) => id}
      rowLabel={fullName}
      rowHref={({ id }) => href(paths.players.details, { id })}
      columns={[
        { key: 'name', header: t('list.columns.name'), render: name },
        {
          key: 'teams',
          header: t('list.columns.teams'),
          render: ({ teams }) => <PlayerTeams teams={teams} />,
        },
        { key: 'position', header: t('list.columns.position'), render: positions },
        {
          key: 'age',
          header: t('list.columns.born'),
          render: (player) => player.date_of_birth.slice(0, 4),
        },
        { key: 'guardians', header: t('list.columns.guardians'), render: guardians },
      ]}
      phoneCard={(player) => (
        <CardLines>
          {name(player)}
          <FactLine>
            <PlayerTeams teams={player.teams} />
            <Dim>{positions(player)}</Dim>
            <Dim>{guardians(player)}</Dim>
          </FactLine>
        </CardLines>
      )}
      empty={{
        picture: 'people',
        title: t('list.empty_title'),
        text: isStaff ? t('list.empty_text') : t('list.empty_family'),
        action: isStaff ? (
          <>
            <LinkButton
              to={paths.players.import}
              icon={<IconTableImport size={18} stroke={1.75} />}
            >
              {t('list.import')}
            </LinkButton>
            <LinkButton
              kind="secondary"
              to={paths.players.create}
              icon={<IconPlus size={18} stroke={1.75} />}
            >
              {t('list.add')}
            </LinkButton>
          </>
        ) : null,
      }}
    />
  )
}
