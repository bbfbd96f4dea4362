import { useQueryClient } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ageRuleQueries } from '@/features/teams/api/age-rules'
import type { Team } from '@/features/teams/api/teams'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { suggestPlay } from '../../model/age-limits'
import type { TournamentInput } from '../../model/tournament-schema'

/** The own teams, and a pasted list of guests. */
export function TeamFields({ teams }: { teams: readonly Team[] }) {
  const { t } = useTranslation('tournaments')
  const cache = useQueryClient()
  const { getValues, setValue } = useFormContext<TournamentInput>()
  const [teamId, guests] = useWatch<TournamentInput, ['team_id', 'guests']>({
    name: ['team_id', 'guests'],
  })
  const school = teams.find(({ id }) => id === teamId)?.school_id
  const others = teams.filter(({ id, school_id }) => id !== teamId && school_id === school)
  const count = guests.split('\n').filter((line) => line.trim() !== '').length

  /** Another age plays by other rules. */
  async function followTeam(id: string | null) {
    setValue('other_team_ids', [])
    if (id === null) return
    const rules = await cache.ensureQueryData(ageRuleQueries.ofTeam(id)).catch(() => [])
    if (getValues('team_id') !== id) return
    const play = suggestPlay(rules)
    setValue('kind', play.kind)
    setValue('format', play.format)
    setValue('game_minutes', play.game_minutes)
    setValue('shows_table', play.shows_table)
  }

  return (
    <FormSection title={t('sections.teams')} why={t('guests_why')}>
      {teams.length > 1 ? (
        <SelectField
          name="team_id"
          label={t('fields.team')}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => void followTeam(id)}
          required
        />
      ) : null}
      {others.length > 0 ? (
        <SelectField
          name="other_team_ids"
          label={t('fields.other_teams')}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          multiple
        />
      ) : null}
      <TextareaField
        name="guests"
        label={t('fields.guests')}
        hint={t('fields.guests_hint', { count })}
        rows={6}
      />
    </FormSection>
  )
}
