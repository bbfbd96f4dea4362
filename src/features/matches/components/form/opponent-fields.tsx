import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { getMatchSide, type MatchSide } from '@/features/teams/model/fixture'
import { SelectField } from '@/shared/form/fields/select-field'
import { SuggestField } from '@/shared/form/fields/suggest-field'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import { ageRuleQueries } from '@/features/teams/api/age-rules'
import { useKnownMatches } from '../../api/match-form'
import {
  findLast,
  listUsedTexts,
  suggestMeetMinutes,
  suggestShape,
} from '../../model/match-proposals'
import { matchSides } from '../../model/match-filter'
import { matchKinds, matchLimits, type MatchInput } from '../../model/match-schema'

interface OpponentFieldsProps {
  teams: readonly Team[]
  schoolId: string
  matchId: string | null
  isSlotKnown: boolean
}

/** Against whom and in which competition; names come from what team and school played before. */
export function OpponentFields({ teams, schoolId, matchId, isSlotKnown }: OpponentFieldsProps) {
  const { t } = useTranslation(['matches/form', 'matches/list', 'teams'])
  const cache = useQueryClient()
  const { setValue, setFocus, getValues, formState } = useFormContext<MatchInput>()
  const { dirtyFields } = formState
  const [teamId, kind] = useWatch<MatchInput, ['team_id', 'kind']>({ name: ['team_id', 'kind'] })
  const { data: known = [] } = useKnownMatches(schoolId)

  useEffect(() => {
    if (isSlotKnown) setFocus('opponent')
  }, [isSlotKnown, setFocus])

  /** Another team plays by other rules; what somebody typed stays. */
  async function followTeam(id: string | null) {
    if (!id || dirtyFields.format || dirtyFields.periods || dirtyFields.period_minutes) return
    const rules = await cache.fetchQuery(ageRuleQueries.ofTeam(id)).catch(() => [])
    if (getValues('team_id') !== id) return
    const shape = suggestShape(rules, findLast(known, id))
    setValue('format', shape.format)
    setValue('periods', shape.periods)
    setValue('period_minutes', shape.period_minutes)
  }

  function followSide(side: MatchSide) {
    if (matchSides.map(suggestMeetMinutes).some((usual) => usual === getValues('meet_minutes'))) {
      setValue('meet_minutes', suggestMeetMinutes(side))
    }
    if (side === 'away') fillPlace(getValues('opponent'))
  }

  /** Where that opponent was visited last. */
  function fillPlace(opponent: string) {
    const [venue] = listUsedTexts(
      known,
      teamId,
      'venue',
      (match) => getMatchSide(match) === 'away' && match.opponent === opponent.trim(),
    )
    if (venue && getValues('side') === 'away' && getValues('venue') === '') setValue('venue', venue)
  }

  return (
    <FormSection title={t('sections.opponent')}>
      {teams.length > 1 || matchId !== null ? (
        <SelectField
          name="team_id"
          label={t('fields.team')}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          disabled={matchId !== null}
          onChange={(id) => void followTeam(id)}
          required
        />
      ) : null}
      <SuggestField
        name="opponent"
        label={t('fields.opponent')}
        suggestions={listUsedTexts(known, teamId, 'opponent')}
        maxLength={matchLimits.opponent}
        onChoose={fillPlace}
        required
      />
      <FieldRow>
        <SelectField
          name="side"
          label={t('matches/list:column.side')}
          options={matchSides.map((value) => ({ value, label: t(`matches/list:side.${value}`) }))}
          onChange={() => followSide(getValues('side'))}
          required
        />
        <SelectField
          name="kind"
          label={t('fields.kind')}
          options={matchKinds.map((value) => ({
            value,
            label: t(`teams:matches.kinds.${value}`),
          }))}
          required
        />
        {kind === 'friendly' ? null : (
          <SuggestField
            name="competition"
            label={t('fields.competition')}
            suggestions={listUsedTexts(known, teamId, 'competition')}
            maxLength={matchLimits.competition}
          />
        )}
      </FieldRow>
    </FormSection>
  )
}
