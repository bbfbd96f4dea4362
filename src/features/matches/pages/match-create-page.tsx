import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import type { Team } from '@/features/teams/api/teams'
import { href, paths } from '@/lib/router/paths'
import { EntityForm } from '@/shared/form/entity-form'
import { ageRuleQueries } from '@/features/teams/api/age-rules'
import { matchFormQueries } from '../api/match-form'
import { useCreateMatch } from '../api/match-writes'
import { MatchFields } from '../components/form/match-fields'
import { parseMatchLink } from '../model/match-link'
import { describeMatchFailure, matchSchema } from '../model/match-schema'
import { createMatchValues } from '../model/match-values'

/** A new match of a team one manages; a slot of the calendar brings its date, time and team. */
export function MatchCreatePage() {
  const { teams, isStaff } = useTrainingAccess()
  const [search] = useSearchParams()
  const link = parseMatchLink(search)
  const own = isStaff ? teams : []
  const team = own.find(({ id }) => id === link.team) ?? own[0]
  if (!team) return null
  return <NewMatch key={search.toString()} team={team} teams={own} link={link} />
}

interface NewMatchProps {
  team: Team
  teams: readonly Team[]
  link: ReturnType<typeof parseMatchLink>
}

function NewMatch({ team, teams, link }: NewMatchProps) {
  const { t } = useTranslation(['matches', 'matches/form'])
  const { mutateAsync: create } = useCreateMatch()
  const { data: rules } = useSuspenseQuery(ageRuleQueries.ofTeam(team.id))
  const { data: known } = useSuspenseQuery(matchFormQueries.known(team.school_id))
  const context = { rules, known, zone: team.school.time_zone }
  const isChosen = teams.length === 1 || link.team === team.id
  const values = createMatchValues(team.id, link, context)
  return (
    <EntityForm
      title={t('pages.create')}
      description={t('matches/form:create_hint')}
      back={{ to: paths.matches.list, label: t('pages.list') }}
      schema={matchSchema}
      values={isChosen ? values : { ...values, team_id: '' }}
      draftKey="match-new"
      save={async (sent) => {
        const { school_id, school } = teams.find(({ id }) => id === sent.team_id) ?? team
        const id = await create({ values: sent, schoolId: school_id, zone: school.time_zone })
        return href(paths.matches.details, { id })
      }}
      fieldErrors={describeMatchFailure}
      submitLabel={t('pages.create')}
    >
      <MatchFields teams={teams} matchId={null} isSlotKnown={link.date !== null && isChosen} />
    </EntityForm>
  )
}
