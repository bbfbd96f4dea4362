import { useTranslation } from 'react-i18next'
import { getToday } from '@/lib/time/calendar-date'
import { useSession } from '@/features/session/api/session-store'
import { href, paths } from '@/lib/router/paths'
import { EntityForm } from '@/shared/form/entity-form'
import { useTeamChoices } from '../api/team-choices'
import { useCreateTeam } from '../api/team-writes'
import { TeamFields } from '../components/form/team-fields'
import { listOwnedSchools } from '../model/access'
import { getSeasonOn } from '../model/season'
import { describeTeamFailure, teamSchema } from '../model/team-schema'

/** A new team; squad and staff follow on its page. */
export function TeamCreatePage() {
  const { t } = useTranslation('teams')
  const { mutateAsync: create } = useCreateTeam()
  const owned = listOwnedSchools(useSession())
  const schools = useTeamChoices().schools.filter(({ id }) => owned.includes(id))
  const [first] = schools
  const season = getSeasonOn(getToday(), first?.season_start_month ?? 7)
  return (
    <EntityForm
      title={t('pages.create')}
      description={t('form.create_hint')}
      back={{ to: paths.teams.list, label: t('pages.list') }}
      schema={teamSchema}
      values={{ school_id: first?.id ?? '', name: '', age_group: '', season }}
      draftKey="team-new"
      save={async (values) => href(paths.teams.details, { id: await create(values) })}
      fieldErrors={describeTeamFailure}
      submitLabel={t('pages.create')}
    >
      <TeamFields schools={schools} />
    </EntityForm>
  )
}
