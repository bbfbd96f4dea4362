import { useState } from 'react'
import { IconMailForward, IconPlus, IconTableImport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PlanFullNotice, PlanRoomLine } from '@/features/schools/widgets/plan-room'
import { href, paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import { toOption, toOptions } from '@/shared/ui/filters/list-filter'
import { CardLines, Dim, FactLine } from '@/shared/ui/name-lines'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { useList } from '@/shared/ui/patterns/use-list'
import { playerQueries } from '../api/players/players'
import { InviteGuardiansSheet } from '../components/players/invite-guardians-sheet'
import { GuardianCount, PlayerPositions, PlayerTeams } from '../components/players/player-facts'
import { PlayerListActions } from '../components/players/player-list-actions'
import { PlayerName } from '../components/players/player-name'
import { usePeopleAccess } from '../components/use-people-access'
import { formatFullName } from '@/lib/person'
import { getToday } from '@/lib/time/calendar-date'
import { adults, listBirthYears, playerFilterSchema, playerStates } from '../model/player-filter'
import type { PlayerRow } from '../model/player-row'

/** Every player the person may see: an owner the club's, a coach the own squads', a family its own. */
export function PlayerListPage() {
  const { t } = useTranslation('people')
  const { isStaff, role, schoolId, myTeams } = usePeopleAccess()
  const list = useList(playerFilterSchema, playerQueries.list)
  const [asked, setAsked] = useState<PlayerRow[] | null>(null)
  const years = listBirthYears(Number(getToday().slice(0, 4)))
  const born = [...years.map(toOption), { value: adults, label: t('list.adults') }]
  const states = playerStates.map((value) => ({ value, label: t(`list.states.${value}`) }))
  const ids = (list.rows ?? []).map(({ id }) => id)
  const plan = { schoolId: isStaff ? schoolId : null, allowance: 'players' } as const
  const renderName = (player: PlayerRow) => <PlayerName player={player} among={ids} />
  const renderPositions = (player: PlayerRow) => <PlayerPositions player={player} />
  const renderGuardians = (player: PlayerRow) => <GuardianCount player={player} />
  return (
    <>
      <ListPage
        title={t(role === 'parent' ? 'list.my_children' : 'pages.players')}
        label={t(role === 'parent' ? 'list.my_children' : 'list.label')}
        list={list}
        description={isStaff ? <PlanRoomLine {...plan} /> : null}
        notice={<PlanFullNotice {...plan} />}
        actions={<PlayerListActions filter={list.filter} />}
        search={{ label: t('list.search'), placeholder: t('list.placeholder') }}
        filters={[
          role !== 'parent' &&
            myTeams.length > 1 && {
              key: 'teams',
              label: t('list.team'),
              options: toOptions(myTeams),
            },
          role !== 'parent' && { key: 'born', label: t('list.born'), options: born },
          role !== 'parent' && { key: 'state', label: t('list.state'), options: states },
        ]}
        rowKey={({ id }) => id}
        rowLabel={formatFullName}
        rowHref={({ id }) => href(paths.players.details, { id })}
        columns={[
          { key: 'name', header: t('list.columns.name'), render: renderName },
          {
            key: 'teams',
            header: t('list.columns.teams'),
            render: ({ teams }) => <PlayerTeams teams={teams} />,
          },
          { key: 'position', header: t('list.columns.position'), render: renderPositions },
          {
            key: 'age',
            header: t('list.columns.born'),
            render: (player) => player.date_of_birth.slice(0, 4),
          },
          { key: 'guardians', header: t('list.columns.guardians'), render: renderGuardians },
        ]}
        bulkActions={
          isStaff
            ? (players) => (
                <Button
                  icon={<IconMailForward size={18} stroke={1.75} />}
                  onClick={() => setAsked(players)}
                >
                  {t('guardians_sheet.action')}
                </Button>
              )
            : undefined
        }
        phoneCard={(player) => (
          <CardLines>
            {renderName(player)}
            <FactLine>
              <PlayerTeams teams={player.teams} />
              <Dim>{renderPositions(player)}</Dim>
              <Dim>{renderGuardians(player)}</Dim>
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
      {asked ? (
        <InviteGuardiansSheet
          players={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            list.select([])
          }}
        />
      ) : null}
    </>
  )
}
