import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trainingQueries } from '@/features/planner/api/trainings'
import { formatLocale } from '@/lib/dates'
import { useCutOff } from '@/lib/query/use-cut-off'
import { useNow } from '@/lib/time/use-now'
import { Alert } from '@/shared/public/alert'

/** On a session's page without a network: from when what is shown is. The day is told if it is not today. */
export function LastKnownNote({ trainingId }: { trainingId: string }) {
  const { t, i18n } = useTranslation('training')
  const client = useQueryClient()
  const isCutOff = useCutOff()
  const now = useNow()
  if (!isCutOff) return null
  const { queryKey } = trainingQueries.details(trainingId)
  const savedAt = new Date(client.getQueryState(queryKey)?.dataUpdatedAt ?? now)
  const isToday = savedAt.toDateString() === new Date(now).toDateString()
  const when = new Intl.DateTimeFormat(formatLocale(i18n.language), {
    ...(isToday ? {} : { weekday: 'short', day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(savedAt)
  return <Alert>{t('details.last_known', { when })}</Alert>
}
