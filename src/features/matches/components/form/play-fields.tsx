import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { getMatchSide } from '@/features/teams/model/fixture'
import { NumberField } from '@/shared/form/fields/number-field'
import { SuggestField } from '@/shared/form/fields/suggest-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import { toWallClock } from '@/lib/time/wall-clock'
import { useAgeRules } from '@/features/teams/api/age-rules'
import { useKnownMatches } from '../../api/match-form'
import { isSameShape, listUsedTexts, suggestShape } from '../../model/match-proposals'
import { matchLimits, type MatchInput } from '../../model/match-schema'
import { RuleNote } from './rule-note'
import { useMatchTime } from './use-match-time'

interface PlayFieldsProps {
  schoolId: string
  zone: string
  matchId: string | null
}

/** Players a side and periods as the age's rules say, one tap away where something else stands; the kit and a word to the families. */
export function PlayFields({ schoolId, zone, matchId }: PlayFieldsProps) {
  const { t } = useTranslation('matches/form')
  const { setValue } = useFormContext<MatchInput>()
  const [teamId, side, format, periods, period_minutes] = useWatch<
    MatchInput,
    ['team_id', 'side', 'format', 'periods', 'period_minutes']
  >({ name: ['team_id', 'side', 'format', 'periods', 'period_minutes'] })
  const shape = { format, periods, period_minutes }
  const { data: rules = [] } = useAgeRules(teamId)
  const { data: known = [] } = useKnownMatches(schoolId)
  const time = useMatchTime(zone)
  const others = rules
    .map((rule) => suggestShape([rule], shape))
    .filter((proposed) => !isSameShape(shape, proposed))
  const { format: sides, periods: parts, periodMinutes } = matchLimits
  return (
    <FormSection
      title={t('sections.play')}
      why={time ? t('fields.over_at', { time: toWallClock(time.endsAt, zone).time }) : undefined}
    >
      <FieldRow>
        <NumberField name="format" label={t('fields.format')} {...sides} required />
        <NumberField name="periods" label={t('fields.periods')} {...parts} required />
        <NumberField
          name="period_minutes"
          label={t('fields.period_minutes')}
          {...periodMinutes}
          suffix={` ${t('fields.minutes')}`}
          required
        />
      </FieldRow>
      {others.length > 0 ? (
        <div className={layout.wrap2} role="group" aria-label={t('rules.title')}>
          {others.map((proposed) => (
            <Button
              key={proposed.format}
              kind="quiet"
              onClick={() => {
                for (const name of ['format', 'periods', 'period_minutes'] as const) {
                  setValue(name, proposed[name], { shouldDirty: true, shouldValidate: true })
                }
              }}
            >
              {t('rules.apply', { ...proposed })}
            </Button>
          ))}
        </div>
      ) : null}
      <RuleNote schoolId={schoolId} zone={zone} matchId={matchId} />
      <SuggestField
        name="kit"
        label={t('fields.kit')}
        suggestions={listUsedTexts(known, teamId, 'kit', (match) => getMatchSide(match) === side)}
        maxLength={matchLimits.kit}
      />
      <TextareaField
        name="family_note"
        label={t('fields.family_note')}
        hint={t('fields.family_note_hint')}
        maxLength={matchLimits.familyNote}
      />
    </FormSection>
  )
}
