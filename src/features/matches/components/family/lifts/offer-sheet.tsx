import { useTranslation } from 'react-i18next'
import type { AppError } from '@/lib/errors'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { FieldRow } from '@/shared/ui/patterns/form-section'
import { useOfferLift } from '../../../api/lifts'
import { liftDirections, liftLimits, liftSchema, type Lift } from '../../../model/lifts'
import { FormSheet } from '../../actions/form-sheet'

interface OfferSheetProps {
  matchId: string
  /** The own offer while it is changed. */
  lift: Lift | null
  onClose: () => void
}

/** Seats, which way, and where from. */
export function OfferSheet({ matchId, lift, onClose }: OfferSheetProps) {
  const { t } = useTranslation('matches/lifts')
  const { mutateAsync: save } = useOfferLift(matchId)
  return (
    <FormSheet
      title={t(lift ? 'offer.change' : 'offer.title')}
      label={t('offer.save')}
      schema={liftSchema}
      values={{
        seats: lift?.seats ?? 3,
        direction: lift?.direction ?? 'both',
        note: lift?.note ?? '',
      }}
      save={save}
      fieldErrors={describeOfferFailure}
      onClose={onClose}
    >
      <FieldRow>
        <NumberField name="seats" label={t('offer.seats')} {...liftLimits.seats} />
        <SelectField
          name="direction"
          label={t('offer.direction')}
          options={liftDirections.map((value) => ({ value, label: t(`direction.${value}`) }))}
        />
      </FieldRow>
      <TextareaField
        name="note"
        label={t('offer.note')}
        hint={t('offer.note_hint')}
        maxLength={liftLimits.note}
      />
    </FormSheet>
  )
}

function describeOfferFailure({ detail }: AppError): Partial<Record<string, string>> {
  if (detail === 'lift_seats_taken') return { seats: 'matches/lifts:errors.lift_seats_taken' }
  if (detail === 'match_not_open') return { seats: 'matches/lifts:errors.match_not_open' }
  return {}
}
