import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { href, paths } from '@/lib/router/paths'
import { EntityForm } from '@/shared/form/entity-form'
import { useEntityForm } from '@/shared/form/use-entity-form'
import { matchQueries } from '../api/matches'
import { useUpdateMatch } from '../api/match-writes'
import { MatchFields } from '../components/form/match-fields'
import { describeMatchFailure, matchSchema } from '../model/match-schema'
import { toMatchValues } from '../model/match-values'

export function MatchEditPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation(['matches', 'matches/form'])
  const { teams } = useTrainingAccess()
  const opened = useEntityForm(matchQueries.details(id))
  const { row } = opened
  const { mutateAsync: update } = useUpdateMatch(id, row.updated_at)
  const zone = row.team.school.time_zone
  const details = href(paths.matches.details, { id })
  return (
    <EntityForm
      title={t('pages.edit')}
      back={{ to: details, label: `${row.team.name} – ${row.opponent}` }}
      opened={opened}
      schema={matchSchema}
      values={toMatchValues(row, zone)}
      draftKey={`match-${id}`}
      save={async (values) => {
        await update({ values, zone })
        return details
      }}
      fieldErrors={describeMatchFailure}
      submitLabel={t('matches/form:save')}
    >
      <MatchFields teams={teams} matchId={id} />
    </EntityForm>
  )
}
