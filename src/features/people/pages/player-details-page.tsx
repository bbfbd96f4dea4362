import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '@/lib/router/paths'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { usePlayer } from '../api/players/players'
import { AttendanceTab } from '../components/details/attendance-tab'
import { PlayerActions } from '../components/details/player-actions'
import { PlayerOverview } from '../components/details/player-overview'
import { ProfileTab } from '../components/details/profile-tab'
import { GuardiansTab } from '../components/guardians/guardians-tab'
import { PlayerPositions, PlayerTeams } from '../components/players/player-facts'
import { PlayerSlot } from '../widgets/player-page-slots'
import { createPlayerTabs } from '../widgets/player-tab-slot'
import { computeAgeOn } from '../model/player'
import { formatFullName } from '@/lib/person'
import { getToday } from '@/lib/time/calendar-date'

/** One player, as far as the person may see: what is next and how often they come, then profile, guardians, attendance. */
export function PlayerDetailsPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('people')
  const player = usePlayer(id)
  const name = formatFullName(player)
  const teams = player.squads.flatMap(({ left_on, team, shirt_number }) =>
    left_on ? [] : [{ id: team.id, name: team.name, shirt_number }],
  )
  return (
    <DetailsPage
      title={name}
      back={{ to: paths.players.list, label: t('pages.players') }}
      media={<PlayerSlot slot="photo" player={player} />}
      facts={[
        { label: t('list.columns.teams'), value: <PlayerTeams teams={teams} /> },
        { label: t('player.position'), value: <PlayerPositions player={player} /> },
        {
          label: t('player.age'),
          value: t('player.years', { count: computeAgeOn(player.date_of_birth, getToday()) }),
        },
      ]}
      lead={<PlayerOverview player={player} />}
      actions={<PlayerActions player={player} />}
      tabs={[
        {
          key: 'profile',
          label: t('details.tabs.profile'),
          content: <ProfileTab player={player} />,
        },
        {
          key: 'guardians',
          label: t('details.tabs.guardians'),
          content: <GuardiansTab player={player} />,
        },
        {
          key: 'attendance',
          label: t('details.tabs.attendance'),
          content: <AttendanceTab playerId={player.id} />,
        },
        ...createPlayerTabs(player).map(({ key, content }) => ({
          key,
          label: t(`details.tabs.${key}`),
          content,
        })),
      ]}
    />
  )
}
