import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { useSchoolPage } from '../api/school-page'
import { ContactCard } from '../components/contact-card'
import { PeopleCard } from '../components/people-card'
import { FieldsCard, TeamsCard } from '../components/school-lists'
import { PlanCard } from '../widgets/plan-card'
import { SchoolMark } from '../widgets/school-mark'
import layout from '@/shared/ui/layout.module.css'

/** One's school at a glance, for everybody who belongs to it; its owner goes on to the settings. */
export function MySchoolPage() {
  const { clubId = '' } = useParams()
  const { t } = useTranslation('schools')
  const session = useSession()
  const school = useSchoolPage(clubId)
  const isOwner =
    session?.profile?.role === 'owner' &&
    session.held_roles.some(({ role, school_id }) => role === 'owner' && school_id === school.id)
  return (
    <DetailsPage
      title={school.name}
      media={<SchoolMark schoolId={school.id} size={72} />}
      facts={[
        { label: t('facts.type'), value: t(`types.${school.type}`) },
        ...(school.location ? [{ label: t('facts.location'), value: school.location }] : []),
        { label: t('teams.title'), value: school.teams.length },
      ]}
      actions={
        isOwner ? (
          <LinkButton
            kind="secondary"
            to={`${paths.owner.academy}?school=${school.id}`}
            icon={<IconPencil size={20} stroke={1.75} />}
          >
            {t('edit')}
          </LinkButton>
        ) : null
      }
      rail={
        <>
          <PlanCard schoolId={school.id} />
          <ContactCard school={school} />
          <FieldsCard fields={school.fields} />
        </>
      }
    >
      {school.description ? (
        <SectionCard title={t('facts.about')}>
          <p className={`${layout.plain} ${layout.breakable} ${layout.ownLines}`}>
            {school.description}
          </p>
        </SectionCard>
      ) : null}
      <PeopleCard people={school.people} />
      <TeamsCard teams={school.teams} />
    </DetailsPage>
  )
}
