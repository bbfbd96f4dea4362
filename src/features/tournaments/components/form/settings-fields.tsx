import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAgeRules } from '@/features/teams/api/age-rules'
import { DateField } from '@/shared/form/fields/date-field'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TimeField } from '@/shared/form/fields/time-field'
import layout from '@/shared/ui/layout.module.css'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import { isTableForbidden } from '../../model/age-limits'
import { tournamentLimits } from '../../model/tournament'
import type { TournamentInput } from '../../model/tournament-schema'

/** What decides about the plan; `teamId`: the host where the form does not choose it. */
export function SettingsFields({ teamId }: { teamId?: string }) {
  const { t } = useTranslation('tournaments')
  const [kind, chosen] = useWatch<TournamentInput, ['kind', 'team_id']>({
    name: ['kind', 'team_id'],
  })
  const { data: rules = [] } = useAgeRules(teamId ?? chosen)
  const isForbidden = isTableForbidden(rules)
  const minutes = { suffix: ` ${t('minutes')}`, required: true }
  const { pitches, gameMinutes, breakMinutes, lunchMinutes, groups, rounds, format } =
    tournamentLimits
  return (
    <>
      <FormSection title={t('sections.day')}>
        <TextField
          name="name"
          label={t('fields.name')}
          maxLength={tournamentLimits.name}
          required
        />
        <FieldRow>
          <DateField name="date" label={t('fields.date')} required />
          <TimeField name="time" label={t('fields.time')} required />
          <TimeField name="ends_by" label={t('fields.ends_by')} />
        </FieldRow>
        <TextField name="venue" label={t('fields.venue')} maxLength={tournamentLimits.venue} />
      </FormSection>
      <FormSection title={t('sections.play')} why={t(`kind_why.${kind}`)}>
        <SelectField
          name="kind"
          label={t('fields.kind')}
          options={(['festival', 'tournament'] as const).map((value) => ({
            value,
            label: t(`kinds.${value}`),
          }))}
          required
        />
        <FieldRow>
          <NumberField name="pitches" label={t('fields.pitches')} {...pitches} required />
          <NumberField
            name="game_minutes"
            label={t('fields.game_minutes')}
            {...gameMinutes}
            {...minutes}
          />
          <NumberField
            name="break_minutes"
            label={t('fields.break_minutes')}
            {...breakMinutes}
            {...minutes}
          />
        </FieldRow>
        <FieldRow>
          <NumberField name="format" label={t('fields.format')} {...format} required />
          {kind === 'festival' ? (
            <NumberField name="rounds" label={t('fields.rounds')} {...rounds} required />
          ) : (
            <>
              <NumberField name="group_count" label={t('fields.groups')} {...groups} required />
              <NumberField name="legs" label={t('fields.legs')} min={1} max={2} required />
            </>
          )}
        </FieldRow>
        <FieldRow>
          <TimeField name="lunch" label={t('fields.lunch')} />
          <NumberField
            name="lunch_minutes"
            label={t('fields.lunch_minutes')}
            {...lunchMinutes}
            {...minutes}
          />
        </FieldRow>
        {isForbidden ? (
          <p className={layout.dim14}>{t('no_table', { age: rules[0]?.age_group })}</p>
        ) : kind === 'tournament' ? (
          <SwitchField name="shows_table" label={t('fields.table')} hint={t('fields.table_hint')} />
        ) : null}
      </FormSection>
    </>
  )
}
