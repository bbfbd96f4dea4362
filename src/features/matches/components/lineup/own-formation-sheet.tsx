import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { TextField } from '@/shared/form/fields/text-field'
import { useAddFormation } from '../../api/own-formations'
import type { Match } from '../../api/matches'
import type { Lineup } from '../../model/lineup/lineup'
import {
  describeFormationFailure,
  formationNameLimit,
  formationNameSchema,
} from '../../model/lineup/own-formations'
import { FormSheet } from '../actions/form-sheet'

interface OwnFormationSheetProps {
  match: Match
  lineup: Lineup
  onClose: () => void
}

/** The places as they stand become a formation of the team's own. */
export function OwnFormationSheet({ match, lineup, onClose }: OwnFormationSheetProps) {
  const { t } = useTranslation('matches/lineup')
  const add = useAddFormation()
  const { team_id: teamId, format } = match
  return (
    <FormSheet
      title={t('own.title')}
      label={t('own.save')}
      schema={formationNameSchema}
      values={{ name: '' }}
      save={({ name }) => add.mutateAsync({ teamId, format, lineup, name })}
      fieldErrors={describeFormationFailure}
      onClose={onClose}
    >
      <p className={layout.dim14}>
        {t('own.hint', { formation: lineup.formation, team: match.team.name })}
      </p>
      <TextField name="name" label={t('own.name')} maxLength={formationNameLimit} required />
    </FormSheet>
  )
}
