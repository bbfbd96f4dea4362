import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isStaleRow } from '@/lib/stale-row'
import { FormSheet } from '@/shared/form/form-sheet'
import { EditableCard } from '@/shared/ui/cards/editable-card'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useMatchDay, useSaveMatchDay } from '../api/match-day'
import { matchDaySchema, toMatchDayInput } from '../model/match-day'
import { MatchDayFacts } from './match-day-facts'
import { MatchDayFields } from './match-day-fields'

/** The owner's match-day settings of one school: what they are, changed in a sheet. */
export function MatchDayCard({ schoolId }: { schoolId: string }) {
  return (
    <QueryBoundary key={schoolId}>
      <Card schoolId={schoolId} />
    </QueryBoundary>
  )
}

function Card({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('schools')
  const school = useMatchDay(schoolId)
  return (
    <EditableCard
      title={t('match_day.title')}
      description={t('match_day.why')}
      label={t('match_day.edit')}
      renderSheet={(close) => <MatchDaySheet read={school} onClose={close} />}
    >
      <MatchDayFacts school={school} />
    </EditableCard>
  )
}

interface MatchDaySheetProps {
  read: ReturnType<typeof useMatchDay>
  onClose: () => void
}

function MatchDaySheet({ read, onClose }: MatchDaySheetProps) {
  const { t } = useTranslation('schools')
  // as it was read: a newer version that arrives meanwhile is a conflict, not the new base
  const [school] = useState(read)
  const { mutateAsync } = useSaveMatchDay(school.id, school.updated_at)
  return (
    <FormSheet
      title={t('match_day.title')}
      label={t('match_day.save')}
      schema={matchDaySchema}
      values={toMatchDayInput(school)}
      save={mutateAsync}
      fieldErrors={(error) =>
        isStaleRow(error) ? { live_ticker: 'schools:match_day.changed' } : {}
      }
      onClose={onClose}
    >
      <MatchDayFields />
    </FormSheet>
  )
}
