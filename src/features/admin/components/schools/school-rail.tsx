import { useTranslation } from 'react-i18next'
import { formatChildrenQuiet } from '@/features/schools/model/children-quiet'
import { isWebAddress, formatWebName } from '@/features/schools/model/school-facts'
import { MatchDayFacts } from '@/features/schools/widgets/match-day-facts'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import type { School } from '../../api/schools'
import links from '../links.module.css'

/** Where the school is and what its people may do by themselves. */
export function SchoolRail({ school }: { school: School }) {
  const { t } = useTranslation(['admin', 'schools'])
  const none = t('account.none')
  const countries = new Intl.DisplayNames(getCurrentLocale(), { type: 'region' })
  const formatYesNo = (isOn: boolean) => (isOn ? t('school.yes') : t('school.no'))
  return (
    <SectionCard title={t('school.about')} description={school.description}>
      <FactList
        layout="stack"
        facts={[
          { label: t('school.address'), value: school.address ?? none },
          {
            label: t('school.website'),
            value:
              school.website && isWebAddress(school.website) ? (
                <a className={links.link} href={school.website} target="_blank" rel="noreferrer">
                  {formatWebName(school.website)}
                </a>
              ) : (
                none
              ),
          },
          { label: t('school.country'), value: countries.of(school.country) ?? school.country },
          { label: t('school.time_zone'), value: school.time_zone.replaceAll('_', ' ') },
          {
            label: t('schools:quiet.title'),
            value: formatChildrenQuiet(school) ?? t('schools:quiet.off'),
          },
          { label: t('school.owner_grants'), value: formatYesNo(school.accepts_owner_invitations) },
          { label: t('school.coaches_invite'), value: formatYesNo(school.coaches_may_invite) },
        ]}
      />
      <MatchDayFacts school={school} />
    </SectionCard>
  )
}
