import { useTranslation } from 'react-i18next'
import { getToday } from '@/lib/time/calendar-date'
import { DateField } from '@/shared/form/fields/date-field'
import { NumberField } from '@/shared/form/fields/number-field'
import { SuggestField } from '@/shared/form/fields/suggest-field'
import { FieldRow } from '@/shared/ui/patterns/form-section'
import { useAddLeagueResult, useUpdateLeagueResult, type LeagueResult } from '../../api/league'
import { matchLimits } from '../../model/match-schema'
import { describeLeagueFailure, leagueResultSchema } from '../../model/season/league-result-schema'
import { FormSheet } from '../actions/form-sheet'

interface SheetProps {
  /** Offered as names. */
  clubs: readonly string[]
  onClose: () => void
}

interface AddResultSheetProps extends SheetProps {
  place: Pick<LeagueResult, 'team_id' | 'competition'>
  /** Of the result typed last: a match day is typed in one go. */
  day: string | null
}

/** One more result of two other clubs. */
export function AddResultSheet({ place, day, clubs, onClose }: AddResultSheetProps) {
  const { t } = useTranslation('matches/season')
  const add = useAddLeagueResult()
  return (
    <FormSheet
      title={t('league.add')}
      label={t('league.save')}
      schema={leagueResultSchema}
      // goals empty, not 0:0: nobody saves a result they did not type
      values={{ home: '', away: '', played_on: day ?? getToday() }}
      save={(values) => add.mutateAsync({ ...place, ...values })}
      fieldErrors={describeLeagueFailure}
      onClose={onClose}
    >
      <ResultFields clubs={clubs} />
    </FormSheet>
  )
}

interface EditResultSheetProps extends SheetProps {
  result: LeagueResult
}

export function EditResultSheet({ result, clubs, onClose }: EditResultSheetProps) {
  const { t } = useTranslation('matches/season')
  const update = useUpdateLeagueResult(result)
  const { home, away, home_goals, away_goals, played_on } = result
  return (
    <FormSheet
      title={t('league.edit')}
      label={t('league.save')}
      schema={leagueResultSchema}
      values={{ home, away, home_goals, away_goals, played_on }}
      save={update.mutateAsync}
      fieldErrors={describeLeagueFailure}
      onClose={onClose}
    >
      <ResultFields clubs={clubs} />
    </FormSheet>
  )
}

function ResultFields({ clubs }: { clubs: readonly string[] }) {
  const { t } = useTranslation('matches/season')
  const names = { suggestions: clubs, maxLength: matchLimits.opponent, required: true }
  return (
    <>
      <SuggestField name="home" label={t('league.home')} {...names} />
      <SuggestField name="away" label={t('league.away')} {...names} />
      <FieldRow>
        <NumberField name="home_goals" label={t('league.home_goals')} {...matchLimits.goals} />
        <NumberField name="away_goals" label={t('league.away_goals')} {...matchLimits.goals} />
      </FieldRow>
      <DateField name="played_on" label={t('league.played_on')} required />
    </>
  )
}
