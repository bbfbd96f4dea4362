import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { today } from '@/lib/time/calendar-date'
import { useSession } from '@/features/session/api/session-store'
import { href, paths } from '@/lib/router/paths'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { useTeamChoices } from '../api/team-choices'
import { useCreateTeam } from '../api/team-writes'
import { TeamForm } from '../components/form/team-form'
import { ownedSchools } from '../model/access'
import { seasonOn } from '../model/season'

/** A new team; squad and staff follow on its page. */
export function TeamCreatePage() {
  const { t } = useTranslation('teams')
  const navigate = useNavigate()
  const create = useCreateTeam()
  const owned = ownedSchools(useSession())
  const schools = useTeamChoices().schools.filter(({ id }) => owned.includes(id))
  const [first] = schools
  return (
    <FormPage
      title={t('pages.create')}
      description={t('form.create_hint')}
      back={{ to: paths.teams.list, label: t('pages.list') }}
    >
      <TeamForm
        values={{
          school_id: first?.id ?? '',
          name: '',
          age_group: '',
          season: seasonOn(today(), first?.season_start_month ?? 7),
        }}
        schools={schools}
        saveLabel={t('pages.create')}
        cancelTo={paths.teams.list}
        draftKey="team-new"
        onSave={async (values) => {
          const id = await create.mutateAsync(values)
          await navigate(href(paths.teams.details, { id }))
        }}
      />
    </FormPage>
  )
}
