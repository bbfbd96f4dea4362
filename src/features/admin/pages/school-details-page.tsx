import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { StatusBadge } from '@/shared/ui/status-badge'
import { useAdminSchool } from '../api/schools'
import { RetentionCard } from '../components/schools/retention-card'
import { SchoolMenu } from '../components/schools/school-menu'
import { SchoolPartCards } from '../components/schools/school-part-cards'
import { SchoolRail } from '../components/schools/school-rail'

/** A school in full: where it is, its teams, the people who run it, its fields and its plan. */
export function SchoolDetailsPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('admin')
  const school = useAdminSchool(id)
  const { name, type, location, archived_at } = school
  return (
    <DetailsPage
      title={name}
      back={{ to: paths.admin.schools.list, label: t('pages.schools') }}
      media={<PersonAvatar name={name} src={school.logo_url} size={72} />}
      description={
        archived_at ? (
          <StatusBadge tone="amber">
            {t('school.archived_since', { date: formatDate(archived_at) })}
          </StatusBadge>
        ) : (
          <StatusBadge tone="green">{t('account.statuses.active')}</StatusBadge>
        )
      }
      facts={[
        { label: t('school.type'), value: t(`school.types.${type}`) },
        ...(location ? [{ label: t('school.location'), value: location }] : []),
        { label: t('school.since'), value: formatDate(school.created_at) },
      ]}
      actions={
        <LinkButton kind="secondary" to={href(paths.admin.schools.edit, { id })}>
          {t('account.edit')}
        </LinkButton>
      }
      menu={<SchoolMenu school={school} />}
      rail={<SchoolRail school={school} />}
    >
      <QueryBoundary>
        <SchoolPartCards schoolId={id} />
        <RetentionCard schoolId={id} />
      </QueryBoundary>
    </DetailsPage>
  )
}
