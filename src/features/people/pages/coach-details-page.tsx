import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { formatDate } from '@/lib/dates'
import { paths } from '@/lib/router/paths'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import layout from '@/shared/ui/layout.module.css'
import { useAdult } from '../api/adults'
import { ContactCard, StaffTeamsCard } from '../components/coaches/adult-cards'
import styles from '../components/people.module.css'
import { formatFullName } from '@/lib/person'

/** Licence, specialisation, experience and teams of a coach (spec section 3). */
export function CoachDetailsPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('people')
  const adult = useAdult(id)
  const { coach } = adult
  const name = formatFullName(adult)
  return (
    <DetailsPage
      title={name}
      back={{ to: paths.coaches.list, label: t('pages.coaches') }}
      media={<PersonAvatar name={name} src={adult.avatar_url} size={64} />}
      facts={[
        { label: t('coaches.licence'), value: coach ? t(`licences.${coach.license}`) : '–' },
        {
          label: t('coaches.specialization'),
          value: coach?.specialization ? t(`specializations.${coach.specialization}`) : '–',
        },
        {
          label: t('coaches.experience'),
          value:
            coach?.years_of_experience == null
              ? '–'
              : t('coaches.years', { count: coach.years_of_experience }),
        },
      ]}
      rail={<ContactCard adult={adult} />}
    >
      <div className={layout.grid4}>
        <SectionCard title={t('coaches.about')}>
          <p className={`${layout.breakable} ${layout.ownLines} ${styles.prose}`}>
            {coach?.biography ?? t('coaches.no_profile')}
          </p>
          {coach ? (
            <FactList
              layout="stack"
              facts={[
                {
                  label: t('coaches.licence_until'),
                  value: coach.license_expires_on ? formatDate(coach.license_expires_on) : '–',
                },
                { label: t('coaches.school'), value: coach.school?.name ?? '–' },
              ]}
            />
          ) : null}
        </SectionCard>
        <StaffTeamsCard adult={adult} />
      </div>
    </DetailsPage>
  )
}
