import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldDay } from '@/features/planner/api/field-parts'
import { listFieldChoices } from '@/features/planner/model/board/field-choice'
import { useFieldText } from '@/features/planner/widgets/use-field-text'
import { getMatchSide } from '@/features/teams/model/fixture'
import { isGroundShared } from '@/features/fields/model/ground'
import { SelectField } from '@/shared/form/fields/select-field'
import { SuggestField } from '@/shared/form/fields/suggest-field'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { toWallClock } from '@/lib/time/wall-clock'
import { useKnownMatches } from '../../api/match-form'
import { listUsedTexts } from '../../model/match-proposals'
import { matchLimits, type MatchInput } from '../../model/match-schema'
import { useMatchTime } from './use-match-time'

interface PlaceFieldsProps {
  schoolId: string
  zone: string
  matchId: string | null
}

/** At home a pitch of the school, which is booked with the match; else a place in words. */
export function PlaceFields({ schoolId, zone, matchId }: PlaceFieldsProps) {
  const { t } = useTranslation('matches/form')
  const { clearErrors } = useFormContext<MatchInput>()
  const [teamId, side, partId] = useWatch<MatchInput, ['team_id', 'side', 'field_part_id']>({
    name: ['team_id', 'side', 'field_part_id'],
  })
  const isHome = side === 'home'
  const { data: known = [] } = useKnownMatches(schoolId)
  const time = useMatchTime(zone)
  const { data: day } = useFieldDay(time && isHome ? { schoolId, ...time } : null)
  const text = useFieldText()
  const others = (day?.bookings ?? []).filter(
    (booking) => matchId === null || booking.match_id !== matchId,
  )
  const choices = listFieldChoices(day?.parts ?? [], others, null)
  const part = day?.parts.find(({ id }) => id === partId)
  const holders = part
    ? others
        .filter((booking) => booking.field_id === part.field.id && isGroundShared(part, booking))
        .map(({ team, title, starts_at, ends_at }) => {
          const span = `${toWallClock(starts_at, zone).time}–${toWallClock(ends_at, zone).time}`
          return `${team?.name ?? title ?? ''} (${span})`.trim()
        })
    : []
  const hint = !time
    ? t('fields.pitch_when')
    : holders.length > 0
      ? t('fields.pitch_taken', { who: holders.join(', ') })
      : t('fields.pitch_hint')
  return (
    <FormSection title={t('sections.place')}>
      {isHome ? (
        <SelectField
          name="field_part_id"
          label={t('fields.pitch')}
          hint={hint}
          placeholder={t('fields.no_pitch')}
          options={choices.map((choice) => ({
            value: choice.id,
            label: text(choice),
            disabled: choice.takenBy !== null && choice.id !== partId,
          }))}
          onChange={() => clearErrors('field_part_id')}
        />
      ) : null}
      {isHome && partId ? null : (
        <SuggestField
          name="venue"
          label={t('fields.venue')}
          hint={isHome ? undefined : t('fields.venue_hint')}
          suggestions={listUsedTexts(
            known,
            teamId,
            'venue',
            (match) => getMatchSide(match) === side,
          )}
          maxLength={matchLimits.venue}
        />
      )}
    </FormSection>
  )
}
