import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import { DateField } from '@/shared/form/fields/date-field'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { TextField } from '@/shared/form/fields/text-field'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import type { TreasuryPlayer } from '../../api/treasury'
import { chargeLimits, chargeSteps, type ChargeInput } from '../../model/charge-schema'
import { feeKinds } from '../../model/fee'
import { chargeModes, mostInstalments } from '../../model/instalments'
import { listTeams } from '../../model/treasury-teams'

/** Who pays what for what, and when. */
export function ChargeFields({ players }: { players: readonly TreasuryPlayer[] }) {
  const { t } = useTranslation('fees')
  const mode = useWatch<ChargeInput, 'mode'>({ name: 'mode' })
  return (
    <>
      <FormSection title={t('charge.who')} why={t('charge.who_why')}>
        <SelectField
          name="teams"
          label={t('charge.teams')}
          multiple
          isSearchable
          isClearable
          options={listTeams(players).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField
          name="players"
          label={t('charge.players')}
          multiple
          isSearchable
          isClearable
          options={players.map((player) => ({
            value: player.player_id,
            label: [formatFullName(player), player.team_names.join(', ')]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      </FormSection>
      <FormSection title={t('charge.what')} why={t('charge.what_why')}>
        <TextField name="title" label={t('charge.name')} maxLength={chargeLimits.title} required />
        <SelectField
          name="kind"
          label={t('columns.kind')}
          required
          options={feeKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        />
        <TextareaField
          name="note"
          label={t('charge.note')}
          hint={t('charge.note_hint')}
          maxLength={chargeLimits.note}
        />
      </FormSection>
      <FormSection title={t('charge.how')} why={t('charge.how_why')}>
        <SelectField
          name="mode"
          label={t('charge.mode')}
          required
          options={chargeModes.map((one) => ({ value: one, label: t(`charge.modes.${one}`) }))}
        />
        <FieldRow>
          <NumberField
            name="amount"
            label={t(`charge.amount.${mode}`)}
            min={0}
            max={chargeLimits.euros * 12}
            decimals={2}
            suffix=" €"
            required
          />
          <DateField name="due_on" label={t(`charge.due_on.${mode}`)} required />
        </FieldRow>
        {mode === 'once' ? null : (
          <FieldRow>
            <NumberField
              name="count"
              label={t(`charge.count.${mode}`)}
              min={2}
              max={mostInstalments}
              required
            />
            {mode === 'split' ? (
              <SelectField
                name="step"
                label={t('charge.step')}
                required
                options={chargeSteps.map((step) => ({
                  value: step,
                  label: t('charge.months', { count: Number(step) }),
                }))}
              />
            ) : null}
          </FieldRow>
        )}
      </FormSection>
    </>
  )
}
