import { useTranslation } from 'react-i18next'
import { TextField } from '@/shared/form/fields/text-field'
import { useReopenMatch } from '../../api/match-writes'
import { matchLimits } from '../../model/match-schema'
import { reopenSchema } from '../../model/result-schema'
import { FormSheet } from './form-sheet'

/** A finished match is opened again with a reason, which the club's log keeps. */
export function ReopenSheet({ matchId, onClose }: { matchId: string; onClose: () => void }) {
  const { t } = useTranslation('matches/form')
  const { mutateAsync: reopen } = useReopenMatch(matchId)
  return (
    <FormSheet
      title={t('reopen.title')}
      label={t('reopen.action')}
      schema={reopenSchema}
      values={{ reason: '' }}
      save={({ reason }) => reopen(reason)}
      fieldErrors={({ detail }) =>
        detail === 'match_not_finished' ? { reason: 'matches/form:errors.status' } : {}
      }
      onClose={onClose}
    >
      <p>{t('reopen.text')}</p>
      <TextField name="reason" label={t('reopen.reason')} maxLength={matchLimits.reason} required />
    </FormSheet>
  )
}
