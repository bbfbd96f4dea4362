import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { CardLines, Dim, NameLines } from '@/shared/ui/name-lines'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { useList } from '@/shared/ui/patterns/use-list'
import { adminSchoolQueries, type ListedSchool } from '../api/schools'
import { schoolFilterSchema } from '../model/school-filter'

/** Every school of the platform with its size. */
export function SchoolListPage() {
  const { t, i18n } = useTranslation('admin')
  const list = useList(schoolFilterSchema, adminSchoolQueries.list)
  const number = new Intl.NumberFormat(i18n.resolvedLanguage)
  const renderName = ({ name: school, type, location }: ListedSchool) => (
    <NameLines
      name={school}
      text={[t(`school.types.${type}`), location].filter(Boolean).join(' · ')}
    />
  )
  return (
    <ListPage
      title={t('pages.schools')}
      list={list}
      create={{ to: paths.admin.schools.create, label: t('pages.school_create') }}
      search={{ label: t('school.search'), placeholder: t('school.search_placeholder') }}
      filters={[{ key: 'status', label: t('school.archived'), on: 'archived' }]}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href(paths.admin.schools.details, { id })}
      columns={[
        { key: 'name', header: t('school.name'), render: renderName },
        {
          key: 'people',
          header: t('overview.people'),
          align: 'end',
          render: ({ people_count }) => number.format(people_count),
        },
        {
          key: 'players',
          header: t('view.players'),
          align: 'end',
          render: ({ player_count }) => number.format(player_count),
        },
        {
          key: 'teams',
          header: t('overview.teams'),
          align: 'end',
          render: ({ team_count }) => number.format(team_count),
        },
        {
          key: 'created_at',
          header: t('school.since'),
          render: ({ created_at }) => formatDate(created_at),
        },
      ]}
      phoneCard={(school) => (
        <CardLines>
          {renderName(school)}
          <Dim>
            {t('school.sizes', {
              people: number.format(school.people_count),
              teams: number.format(school.team_count),
            })}
          </Dim>
        </CardLines>
      )}
      empty={{ title: t('school.none'), text: t('school.none_text') }}
    />
  )
}
