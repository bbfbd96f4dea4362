import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ageRuleQueries } from '@/features/teams/api/age-rules'
import type { Team } from '@/features/teams/api/teams'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { href, paths } from '@/lib/router/paths'
import { EntityForm } from '@/shared/form/entity-form'
import { useCreateTournament } from '../api/tournaments'
import { PlanPreview } from '../components/form/plan-preview'
import { SettingsFields } from '../components/form/settings-fields'
import { TeamFields } from '../components/form/team-fields'
import { suggestPlay } from '../model/age-limits'
import { describePlanFailure } from '../model/plan-failure'
import { planGames } from '../model/plan-games'
import { createPlanTeams, toPlanSettings, tournamentSchema } from '../model/tournament-schema'

/** A festival or tournament with its plan in one go. */
export function TournamentCreatePage() {
  const { teams, isStaff } = useTrainingAccess()
  const [search] = useSearchParams()
  const asked = search.get('team')
  const team = isStaff ? (teams.find(({ id }) => id === asked) ?? teams[0]) : undefined
  if (!team) return null
  return <NewTournament team={team} teams={teams} date={search.get('date') ?? ''} />
}

interface NewTournamentProps {
  team: Team
  teams: readonly Team[]
  date: string
}

function NewTournament({ team, teams, date }: NewTournamentProps) {
  const { t } = useTranslation('tournaments')
  const { mutateAsync: create } = useCreateTournament()
  const { data: rules } = useSuspenseQuery(ageRuleQueries.ofTeam(team.id))
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  return (
    <EntityForm
      title={t('pages.create')}
      description={t('create_hint')}
      back={{ to: paths.matches.list, label: t('back') }}
      schema={tournamentSchema}
      values={{
        team_id: team.id,
        other_team_ids: [],
        guests: '',
        name: '',
        date,
        time: '10:00',
        ends_by: '',
        venue: '',
        pitches: 2,
        break_minutes: 3,
        group_count: 1,
        legs: 1,
        rounds: 5,
        lunch: '',
        lunch_minutes: 30,
        ...suggestPlay(rules),
      }}
      draftKey="tournament-new"
      save={async (values) => {
        const zone = teams.find(({ id }) => id === values.team_id)?.school.time_zone ?? 'UTC'
        const settings = toPlanSettings(values, zone)
        const entries = createPlanTeams(values, names)
        const games = planGames(settings, entries)
        const id = await create({ teamId: values.team_id, settings, teams: entries, games })
        return href(paths.matches.tournament, { id })
      }}
      fieldErrors={describePlanFailure}
      submitLabel={t('create')}
    >
      <TeamFields teams={teams} />
      <SettingsFields />
      <PlanPreview teams={teams} />
    </EntityForm>
  )
}
