import { IconMailForward } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { toOptions } from '@/shared/ui/filters/list-filter'
import { CardLines, Dim, FactLine, NameLines } from '@/shared/ui/name-lines'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { useList } from '@/shared/ui/patterns/use-list'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { StatusBadge } from '@/shared/ui/status-badge'
import { coachQueries, type CoachRow } from '../api/coaches'
import { usePeopleAccess } from '../components/use-people-access'
import { coachFilterSchema } from '../model/coach'
import { formatFullName } from '@/lib/person'

/** The coaches of the club; a family sees those of its own teams. */
export function CoachListPage() {
  const { t } = useTranslation('people')
  const { isOwner, myTeams } = usePeopleAccess()
  const list = useList(coachFilterSchema, coachQueries.list)
  const invite = {
    to: `${paths.players.invite}?role=coach`,
    label: t('coaches.invite'),
    icon: <IconMailForward size={18} stroke={1.75} />,
  }
  const renderName = (coach: CoachRow) => (
    <NameLines
      media={<PersonAvatar name={formatFullName(coach)} src={coach.avatar_url} />}
      name={formatFullName(coach)}
      text={coach.specialization ? t(`specializations.${coach.specialization}`) : null}
    />
  )
  const renderTeams = (coach: CoachRow) =>
    coach.teams.length === 0 ? (
      <Dim>{t('player.no_team')}</Dim>
    ) : (
      <FactLine>
        {coach.teams.map((team) => (
          <StatusBadge key={team.id}>{team.name}</StatusBadge>
        ))}
      </FactLine>
    )
  return (
    <ListPage
      title={t('pages.coaches')}
      label={t('coaches.label')}
      list={list}
      create={isOwner ? invite : null}
      search={{ label: t('coaches.search'), placeholder: t('coaches.placeholder') }}
      filters={[
        myTeams.length > 1 && { key: 'teams', label: t('list.team'), options: toOptions(myTeams) },
      ]}
      rowKey={({ user_id, school_id }) => `${user_id} ${school_id}`}
      rowLabel={formatFullName}
      rowHref={({ user_id }) => href(paths.coaches.details, { id: user_id })}
      columns={[
        { key: 'name', header: t('list.columns.name'), render: renderName },
        { key: 'teams', header: t('list.columns.teams'), render: renderTeams },
        {
          key: 'licence',
          header: t('coaches.licence'),
          render: ({ license }) => (license ? t(`licences.${license}`) : '–'),
        },
        {
          key: 'experience',
          header: t('coaches.experience'),
          render: ({ years_of_experience: years }) =>
            years === null ? '–' : t('coaches.years', { count: years }),
        },
      ]}
      phoneCard={(coach) => (
        <CardLines>
          {renderName(coach)}
          {renderTeams(coach)}
          {coach.license ? <Dim>{t(`licences.${coach.license}`)}</Dim> : null}
        </CardLines>
      )}
      empty={{
        picture: 'people',
        title: t('coaches.empty_title'),
        text: t('coaches.empty_text'),
      }}
    />
  )
}
