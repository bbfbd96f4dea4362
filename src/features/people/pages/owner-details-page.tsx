import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import layout from '@/shared/ui/layout.module.css'
import { useAdult } from '../api/adults'
import { ContactCard, StaffTeamsCard } from '../components/coaches/adult-cards'
import styles from '../components/people.module.css'
import { formatFullName } from '@/lib/person'

/** Who runs the school or club, and how to reach them. */
export function OwnerDetailsPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('people')
  const adult = useAdult(id)
  const name = formatFullName(adult)
  return (
    <DetailsPage
      title={name}
      description={adult.owner?.job_title ?? t('pages.owner_details')}
      media={<PersonAvatar name={name} src={adult.avatar_url} size={64} />}
      rail={<ContactCard adult={adult} />}
    >
      <div className={layout.grid4}>
        <SectionCard title={t('coaches.about')}>
          <p className={`${layout.breakable} ${layout.ownLines} ${styles.prose}`}>
            {adult.owner?.biography ?? t('owners.no_profile')}
          </p>
        </SectionCard>
        {adult.teams.length > 0 ? <StaffTeamsCard adult={adult} /> : null}
      </div>
    </DetailsPage>
  )
}
