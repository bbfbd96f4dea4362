import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import { Alert } from '@/shared/public/alert'
import { useCutOff } from '@/lib/query/use-cut-off'

interface SnapshotNoteProps {
  /** The answer whose age is told. */
  queryKey: QueryKey
  /** Epoch milliseconds. */
  now: number
}

/** Without a network: says so, and how old what is shown here is. */
export function SnapshotNote({ queryKey, now }: SnapshotNoteProps) {
  const { t, i18n } = useTranslation('dashboards')
  const client = useQueryClient()
  const isOff = useCutOff()
  const savedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? now
  if (!isOff) return null
  const when = new Intl.DateTimeFormat(formatLocale(i18n.language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(savedAt)
  return <Alert title={t('kept.title')}>{t('kept.text', { when, ago: formatAgo(savedAt) })}</Alert>

  function formatAgo(since: number): string {
    const minutes = Math.max(0, Math.round((now - since) / 60_000))
    const relative = new Intl.RelativeTimeFormat(i18n.resolvedLanguage, { numeric: 'always' })
    if (minutes < 60) return relative.format(-minutes, 'minute')
    const hours = Math.round(minutes / 60)
    return hours < 48
      ? relative.format(-hours, 'hour')
      : relative.format(-Math.round(hours / 24), 'day')
  }
}
