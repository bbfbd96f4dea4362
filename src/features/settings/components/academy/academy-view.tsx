import { useTranslation } from 'react-i18next'
import { StandardCard } from '@/features/notifications/widgets/standard-card'
import type { OwnUser } from '@/features/people/api/user-api'
import { isWebAddress, formatWebName } from '@/features/schools/model/school-facts'
import { ChildrenQuietCard } from '@/features/schools/widgets/children-quiet-card'
import { ColoursCard } from '@/features/schools/widgets/colours-card'
import { MatchDayCard } from '@/features/schools/widgets/match-day-card'
import { SchoolMark } from '@/features/schools/widgets/school-mark'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { OwnedSchool } from '../../api/academy/academy'
import type { OwnerProfile } from '@/features/people/api/owner-profiles'
import { PersonCard } from '../profile/person-card'
import styles from '../profile/profile.module.css'
import { BankCard } from './bank-card'

interface AcademyViewProps {
  user: OwnUser
  owner: OwnerProfile | null
  school: OwnedSchool
}

/** School and owner as others see them. */
export function AcademyView({ user, owner, school }: AcademyViewProps) {
  const { t } = useTranslation('settings')
  const none = t('profile.none')
  const { website } = school
  return (
    <div className={layout.grid4}>
      <SectionCard
        title={t('academy.school')}
        actions={
          <LinkButton kind="quiet" to={href(paths.schools.mine, { clubId: school.id })}>
            {t('academy.page')}
          </LinkButton>
        }
      >
        <div className={`${layout.row} ${layout.gap4}`}>
          <SchoolMark schoolId={school.id} size={72} />
          <div className={`${layout.grid2} ${styles.words}`}>
            <p className={`${layout.plain} ${layout.breakable} ${styles.name}`}>{school.name}</p>
            <p className={styles.dim}>{t(`owner.school_types.${school.type}`)}</p>
          </div>
        </div>
        <FactList
          layout="stack"
          facts={[
            { label: t('owner.location'), value: school.location ?? none },
            { label: t('owner.address'), value: school.address ?? none },
            {
              label: t('owner.website'),
              value:
                website && isWebAddress(website) ? (
                  <a href={website} target="_blank" rel="noreferrer" className={layout.accent}>
                    {formatWebName(website)}
                  </a>
                ) : (
                  (website ?? none)
                ),
            },
          ]}
        />
        {school.description ? <p className={styles.text}>{school.description}</p> : null}
      </SectionCard>
      <ColoursCard schoolId={school.id} />
      <BankCard schoolId={school.id} />
      <MatchDayCard schoolId={school.id} />
      <ChildrenQuietCard schoolId={school.id} />
      <StandardCard schoolId={school.id} />
      <PersonCard user={user} ofRole="owner" actions={null} />
      <SectionCard title={t('owner.title')}>
        <FactList
          layout="stack"
          facts={[{ label: t('owner.job_title'), value: owner?.job_title ?? none }]}
        />
        {owner?.biography ? <p className={styles.text}>{owner.biography}</p> : null}
      </SectionCard>
    </div>
  )
}
