import { useTranslation } from 'react-i18next'
import { NumberField } from '@/shared/form/fields/number-field'
import { FieldRow } from '@/shared/ui/patterns/form-section'
import type { Match } from '../../api/matches'
import { useSaveResult } from '../../api/match-writes'
import { matchLimits } from '../../model/match-schema'
import { describeResultFailure, resultSchema } from '../../model/result-schema'
import { FormSheet } from './form-sheet'

/** Goals of both sides, the home team first; saving ends the match. */
export function ResultSheet({ match, onClose }: { match: Match; onClose: () => void }) {
  const { t } = useTranslation('matches/form')
  const { mutateAsync: save } = useSaveResult(match.id)
  const own = <NumberField name="goals_for" label={match.team.name} {...matchLimits.goals} />
  const other = <NumberField name="goals_against" label={match.opponent} {...matchLimits.goals} />
  return (
    <FormSheet
      title={t('result.title')}
      label={t('result.save')}
      schema={resultSchema}
      // empty, not 0:0: nobody saves a result they did not type
      values={{
        goals_for: match.goals_for ?? undefined,
        goals_against: match.goals_against ?? undefined,
      }}
      save={save}
      fieldErrors={describeResultFailure}
      onClose={onClose}
    >
      <FieldRow>
        {match.is_home ? own : other}
        {match.is_home ? other : own}
      </FieldRow>
    </FormSheet>
  )
}
