import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { listOwnedSchoolIds } from '@/features/session/model/owned-schools'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { useSchoolCockpit } from '../api/cockpits'
import { useOwnedSchools } from '../api/owned-schools'
import { CockpitFrame } from '../components/cockpit-frame'
import { FieldCard } from '../components/owner/field-card'
import { IncomeCard, JoinersCard, MembersCard } from '../components/owner/growth-cards'
import { OwnerStats } from '../components/owner/owner-stats'
import { CoachesCard, PapersCard } from '../components/owner/people-cards'
import { FairnessCard, TeamAttendanceCard } from '../components/owner/team-cards'
import { cockpitSchema } from '../model/cockpit-filter'

/** How a club is doing: people, attendance, fairness, coaches, fields and money. */
export function OwnerAnalyticsPage() {
  const session = useSession()
  const ids = session ? listOwnedSchoolIds(session) : []
  return ids[0] ? <SchoolAnalytics ids={ids} first={ids[0]} /> : null
}

interface SchoolAnalyticsProps {
  ids: readonly string[]
  first: string
}

function SchoolAnalytics({ ids, first }: SchoolAnalyticsProps) {
  const { t } = useTranslation('analytics')
  const [place, patch] = useUrlState(cockpitSchema)
  const schools = useOwnedSchools(ids)
  const schoolId = ids.find((id) => id === place.school) ?? first
  const query = useSchoolCockpit(schoolId, place.period)
  return (
    <CockpitFrame
      title={t('pages.owner')}
      period={place.period}
      onPeriod={(period) => patch({ period })}
      choice={{
        label: t('club'),
        value: schoolId,
        options: schools,
        onChange: (school) => patch({ school }),
      }}
      query={query}
      stats={(cockpit) => <OwnerStats cockpit={cockpit} />}
    >
      {(cockpit) => (
        <>
          <TeamAttendanceCard teams={cockpit.teams} />
          <FairnessCard teams={cockpit.teams} />
          <JoinersCard months={cockpit.months} />
          <MembersCard months={cockpit.months} />
          <IncomeCard months={cockpit.months} />
          <CoachesCard coaches={cockpit.coaches} from={cockpit.from} to={cockpit.to} />
          <PapersCard papers={cockpit.papers} today={cockpit.to} />
          <FieldCard fields={cockpit.fields} />
        </>
      )}
    </CockpitFrame>
  )
}
