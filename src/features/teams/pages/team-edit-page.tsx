import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { EntityForm } from '@/shared/form/entity-form'
import { useEntityForm } from '@/shared/form/use-entity-form'
import { teamDetailsQueries } from '../api/team'
import { useUpdateTeam } from '../api/team-writes'
import { TeamFields } from '../components/form/team-fields'
import { describeTeamFailure, teamSchema } from '../model/team-schema'

export function TeamEditPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('teams')
  const opened = useEntityForm(teamDetailsQueries.one(id))
  const { name, age_group, season, school_id, updated_at } = opened.row
  const { mutateAsync: update } = useUpdateTeam(id, updated_at)
  const details = href(paths.teams.details, { id })
  return (
    <EntityForm
      title={t('pages.edit')}
      back={{ to: details, label: name }}
      opened={opened}
      schema={teamSchema}
      values={{ name, age_group, season, school_id }}
      draftKey={`team-${id}`}
      save={async (values) => {
        await update(values)
        return details
      }}
      fieldErrors={describeTeamFailure}
      submitLabel={t('form.save')}
    >
      <TeamFields />
    </EntityForm>
  )
}
