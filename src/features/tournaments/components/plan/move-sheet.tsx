import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TimeField } from '@/shared/form/fields/time-field'
import { toInstant, toWallClock } from '@/lib/time/wall-clock'
import { FieldRow } from '@/shared/ui/patterns/form-section'
import type { Tournament } from '../../api/tournaments'
import { sortGames, tournamentLimits, type TournamentGame } from '../../model/tournament'
import { SheetForm } from './sheet-form'
import type { usePlanSteps } from './use-plan-steps'
import { useTeamNames } from './use-team-names'

const moveSchema = z.object({
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'tournaments:errors.time'),
  pitch: z.number('tournaments:errors.number').int().min(1).max(tournamentLimits.pitches.max),
  swap: z.string(),
})

interface MoveSheetProps {
  tournament: Tournament
  game: TournamentGame
  steps: ReturnType<typeof usePlanSteps>
  onClose: () => void
}

/** Another time and pitch for a game, or its place exchanged with another one's. */
export function MoveSheet({ tournament, game, steps, onClose }: MoveSheetProps) {
  const { t } = useTranslation('tournaments')
  const getName = useTeamNames(tournament.teams)
  const zone = tournament.school.time_zone
  const { date, time } = toWallClock(game.starts_at, zone)
  const others = sortGames(tournament.games).filter(
    ({ id, outcome }) => id !== game.id && outcome === null,
  )

  function save(values: z.output<typeof moveSchema>) {
    const other = others.find(({ id }) => id === values.swap)
    const place = other ?? {
      starts_at: toInstant({ date, time: values.time }, zone),
      pitch: values.pitch,
    }
    const games = tournament.games.map((each) => {
      if (each.id === game.id) return { ...each, starts_at: place.starts_at, pitch: place.pitch }
      if (each.id !== other?.id) return each
      return { ...each, starts_at: game.starts_at, pitch: game.pitch }
    })
    return steps.save({ games })
  }

  return (
    <SheetForm
      title={`${getName(game.home_id)} – ${getName(game.away_id)}`}
      schema={moveSchema}
      values={{ time, pitch: game.pitch, swap: '' }}
      isBusy={steps.isPending}
      save={save}
      onClose={onClose}
    >
      <FieldRow>
        <TimeField name="time" label={t('fields.time')} required />
        <NumberField
          name="pitch"
          label={t('fields.pitch')}
          {...tournamentLimits.pitches}
          required
        />
      </FieldRow>
      <SelectField
        name="swap"
        label={t('fields.swap')}
        hint={t('fields.swap_hint')}
        isClearable
        options={others.map((other) => ({
          value: other.id,
          label: `${toWallClock(other.starts_at, zone).time} · ${getName(other.home_id)} – ${getName(other.away_id)}`,
        }))}
      />
    </SheetForm>
  )
}
