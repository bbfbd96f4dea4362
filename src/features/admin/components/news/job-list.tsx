import { useTranslation } from 'react-i18next'
import { formatAge, formatLocale } from '@/lib/dates'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { StatusBadge } from '@/shared/ui/status-badge'
import { DataTable } from '@/shared/ui/table/data-table'
import layout from '@/shared/ui/layout.module.css'
import { useJobs } from '../../api/deliveries'
import { jobNames } from '../../model/news-tools'

/** The work nobody asks for: when it last went well, how long it took, and what went wrong since. */
export function JobList() {
  const { t, i18n } = useTranslation('admin')
  const { data, error, refetch } = useJobs()
  if (!data) {
    return error ? <InlineError error={error} onRetry={() => void refetch()} /> : <ListSkeleton />
  }
  return (
    <DataTable
      label={t('news.tabs.jobs')}
      rows={data}
      rowKey={({ name }) => name ?? ''}
      columns={[
        {
          key: 'name',
          header: t('news.jobs.name'),
          render: ({ name, runs_every_seconds }) => (
            <span className={layout.grid1}>
              <span className={layout.medium}>{formatJob(name ?? '')}</span>
              <span className={layout.dim13}>{formatInterval(runs_every_seconds ?? 0)}</span>
            </span>
          ),
        },
        {
          key: 'state',
          header: t('news.jobs.state'),
          render: ({ is_late, failed_count }) => (
            <StatusBadge tone={is_late ? 'red' : failed_count ? 'amber' : 'green'}>
              {t(
                is_late
                  ? 'news.jobs.late'
                  : failed_count
                    ? 'news.jobs.failing'
                    : 'news.jobs.running',
              )}
            </StatusBadge>
          ),
        },
        {
          key: 'last',
          header: t('news.jobs.last'),
          render: ({ last_run_at }) =>
            last_run_at ? formatAge(last_run_at) : t('news.jobs.never'),
        },
        {
          key: 'took',
          header: t('news.jobs.took'),
          render: ({ last_milliseconds }) => formatDuration(last_milliseconds),
        },
        {
          key: 'error',
          header: t('news.jobs.error'),
          render: ({ last_error, last_failed_at }) =>
            last_error && last_failed_at ? `${formatAge(last_failed_at)}: ${last_error}` : '–',
        },
      ]}
    />
  )

  function formatJob(name: string): string {
    const known = jobNames.find((job) => job === name)
    return known ? t(`news.jobs.names.${known}`) : name
  }

  function formatInterval(seconds: number): string {
    if (seconds >= 86_400) return t('news.jobs.daily')
    if (seconds === 3600) return t('news.jobs.hourly')
    return t('news.jobs.every', { count: Math.max(1, Math.round(seconds / 60)) })
  }

  function formatDuration(milliseconds: number | null): string {
    if (milliseconds === null) return '–'
    return new Intl.NumberFormat(formatLocale(i18n.language), {
      style: 'unit',
      unit: milliseconds < 1000 ? 'millisecond' : 'second',
      maximumFractionDigits: 1,
    }).format(milliseconds < 1000 ? milliseconds : milliseconds / 1000)
  }
}
