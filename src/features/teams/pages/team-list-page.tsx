import { useTranslation } from 'react-i18next'
import { PlanFullNotice, PlanRoomLine } from '@/features/schools/widgets/plan-room'
import { SchoolMark } from '@/features/schools/widgets/school-mark'
import { useSession } from '@/features/session/api/session-store'
import { href, paths } from '@/lib/router/paths'
import { toOption } from '@/shared/ui/filters/list-filter'
import { CardLines, Dim, NameLines } from '@/shared/ui/name-lines'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { useList } from '@/shared/ui/patterns/use-list'
import layout from '@/shared/ui/layout.module.css'
import { useTeamFilterChoices } from '../api/team-choices'
import { teamListQueries, type TeamRow } from '../api/team-list'
import { SchoolLinks } from '../components/list/school-links'
import { listOwnedSchools } from '../model/access'
import { teamFilterSchema } from '../model/team-filter'

/** Every team the person may see: staff the school's, families the own ones, administrators all. */
export function TeamListPage() {
  const { t } = useTranslation('teams')
  const list = useList(teamFilterSchema, teamListQueries.page)
  const choices = useTeamFilterChoices()
  const session = useSession()
  const isOwner = session?.profile?.role === 'owner'
  const owned = isOwner ? listOwnedSchools(session) : []
  // whoever owns several is told where the school is chosen
  const plan = {
    schoolId: owned.length === 1 ? (owned[0] ?? null) : null,
    allowance: 'teams',
  } as const
  const rows = list.rows ?? []
  const isOneSchool = new Set(rows.map(({ school_name }) => school_name)).size === 1
  const isFamily = rows.every(({ player_count }) => player_count === null)
  const seasons = [...new Set(choices?.seasons.map(({ name }) => name))]
  const getStaffClass = ({ staff_count }: TeamRow) => (staff_count === 0 ? layout.amber : undefined)
  const renderStaff = (team: TeamRow) => (
    <span className={getStaffClass(team)}>{t('list.staff', { count: team.staff_count })}</span>
  )
  const players = {
    key: 'players',
    header: t('team.players'),
    align: 'end',
    render: ({ player_count }: TeamRow) => player_count ?? '–',
  } as const
  return (
    <ListPage
      title={t('pages.list')}
      list={list}
      description={
        <>
          <SchoolLinks /> <PlanRoomLine {...plan} />
        </>
      }
      notice={<PlanFullNotice {...plan} />}
      create={isOwner ? { to: paths.teams.create, label: t('list.add') } : null}
      search={{ label: t('list.search'), placeholder: t('list.placeholder'), maxLength: 60 }}
      filters={[
        { key: 'ages', label: t('team.age_group'), options: choices?.ages.map(toOption) ?? [] },
        { key: 'seasons', label: t('team.season'), options: seasons.map(toOption) },
        { key: 'archived', label: t('list.archived') },
      ]}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      rowHref={({ id }) => href(paths.teams.details, { id })}
      columns={[
        {
          key: 'name',
          header: t('team.name'),
          render: ({ name, school_id, school_name }) => (
            <NameLines
              name={name}
              text={isOneSchool ? null : school_name}
              media={<SchoolMark schoolId={school_id} />}
            />
          ),
        },
        { key: 'age', header: t('team.age_group'), render: ({ age_group }) => age_group },
        { key: 'season', header: t('team.season'), render: ({ season }) => season },
        ...(isFamily ? [] : [players]),
        {
          key: 'staff',
          header: t('team.staff'),
          align: 'end',
          render: (team) => (team.staff_count === 0 ? renderStaff(team) : team.staff_count),
        },
      ]}
      phoneCard={(team) => (
        <CardLines>
          <NameLines
            name={team.name}
            media={<SchoolMark schoolId={team.school_id} size={36} />}
            text={[team.age_group, team.season, isOneSchool ? null : team.school_name]
              .filter(Boolean)
              .join(' · ')}
          />
          <Dim>
            {team.player_count === null ? null : (
              <>{t('list.players', { count: team.player_count })} · </>
            )}
            {renderStaff(team)}
          </Dim>
        </CardLines>
      )}
      empty={{
        picture: 'people',
        title: t('list.empty_title'),
        text: isOwner ? t('list.empty_owner') : t('list.empty_text'),
      }}
    />
  )
}
