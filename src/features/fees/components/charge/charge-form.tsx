import { useTranslation } from 'react-i18next'
import { addDays, getToday } from '@/lib/time/calendar-date'
import { showToast } from '@/lib/toast'
import { EntityForm } from '@/shared/form/entity-form'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useChargePlan } from '../../api/fees'
import { useTreasuryPlayers } from '../../api/treasury'
import { chargeSchema, listParts } from '../../model/charge-schema'
import { toDeskSearch } from '../../model/desk-filter'
import { listPlayersToCharge } from '../../model/treasury-teams'
import { ChargeFields } from './charge-fields'
import { ChargePreview } from './charge-preview'

/** A fee for teams and single players, once or in parts, seen line by line before any family hears of it. */
export function ChargeForm({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('fees')
  const { data: players, error, refetch } = useTreasuryPlayers(schoolId)
  const { mutateAsync: charge } = useChargePlan(schoolId)
  if (error && !players) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!players) return <ListSkeleton rows={8} />
  return (
    <EntityForm
      title={t('charge.title')}
      description={t('charge.lead')}
      back={{ to: toDeskSearch({ tab: 'overview', school: schoolId }), label: t('pages.finances') }}
      schema={chargeSchema}
      values={{
        teams: [],
        players: [],
        kind: 'membership',
        title: '',
        note: '',
        amount: 0,
        mode: 'once',
        count: 10,
        step: '1',
        due_on: addDays(getToday(), 14),
      }}
      draftKey={`charge-${schoolId}`}
      submitLabel={t('charge.do')}
      save={async (values) => {
        const count = await charge({
          playerIds: listPlayersToCharge(players, values.teams, values.players),
          title: values.title,
          kind: values.kind,
          note: values.note,
          lines: listParts(values),
        })
        showToast('success', count > 0 ? 'fees:charge.done' : 'fees:charge.done_none', {
          values: { count },
        })
        return toDeskSearch({ tab: 'open', school: schoolId, q: values.title })
      }}
    >
      <ChargeFields players={players} />
      <ChargePreview schoolId={schoolId} players={players} />
    </EntityForm>
  )
}
