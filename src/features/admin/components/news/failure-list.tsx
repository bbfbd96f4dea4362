import { useTranslation } from 'react-i18next'
import { formatAge } from '@/lib/dates'
import { toLocale } from '@/lib/i18n/locale'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { DataTable } from '@/shared/ui/table/data-table'
import { Pager } from '@/shared/ui/table/pager'
import layout from '@/shared/ui/layout.module.css'
import { useFailedDeliveries, useResendDeliveries, type FailedDelivery } from '../../api/deliveries'
import { failureFilterSchema, failurePageSize, groupReasons } from '../../model/news-tools'
import { formatKind } from './create-preview'

/** What could not be delivered within seven days: sent again one by one, or all that failed for one reason. */
export function FailureList() {
  const { t, i18n } = useTranslation('admin')
  const [{ page }, patch] = useUrlState(failureFilterSchema)
  const { data, error, refetch } = useFailedDeliveries(page)
  const resend = useResendDeliveries()
  const locale = toLocale(i18n.language)
  if (!data) {
    return error ? <InlineError error={error} onRetry={() => void refetch()} /> : <ListSkeleton />
  }
  const reasons = groupReasons(data.rows.filter(({ can_resend }) => can_resend))
  return (
    <SectionCard
      title={t('news.failed.title')}
      description={t(data.total === 0 ? 'news.failed.none' : 'news.failed.text')}
    >
      {resend.isSuccess ? (
        <p role="status" className={layout.dim14}>
          {t('news.failed.done', { count: resend.data })}
        </p>
      ) : null}
      {reasons.length > 0 ? (
        <ul className={layout.listGrid3} aria-label={t('news.failed.reasons')}>
          {reasons.map(({ channel, reason }) => (
            <li key={`${channel} ${reason}`} className={`${layout.wrap2} ${layout.spread}`}>
              <span className={layout.breakable}>
                {t(`news.ways.${channel}`)}: {reason}
              </span>
              <Button
                kind="secondary"
                disabled={resend.isPending}
                aria-label={t('news.failed.all_of', { reason })}
                onClick={() => resend.mutate({ channel, what: { reason } })}
              >
                {t('news.failed.all')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {data.rows.length > 0 ? (
        <DataTable
          label={t('news.failed.title')}
          rows={data.rows}
          rowKey={({ channel, id }) => `${channel} ${id}`}
          columns={[
            {
              key: 'recipient',
              header: t('news.failed.person'),
              render: ({ recipient }) => (
                <span className={layout.breakable}>{recipient ?? '–'}</span>
              ),
            },
            {
              key: 'kind',
              header: t('news.any.kind'),
              render: ({ kind }) => formatKind(kind, locale),
            },
            {
              key: 'way',
              header: t('news.failed.way'),
              render: ({ channel }) => t(`news.ways.${channel}`),
            },
            {
              key: 'reason',
              header: t('news.failed.reason'),
              render: ({ reason }) => <span className={layout.breakable}>{reason ?? '–'}</span>,
            },
            {
              key: 'at',
              header: t('news.failed.at'),
              render: ({ failed_at }) => formatAge(failed_at),
            },
            { key: 'again', header: t('news.failed.again'), render: renderAgain },
          ]}
        />
      ) : null}
      <Pager
        page={page}
        pageSize={failurePageSize}
        total={data.total}
        onChange={(next) => patch({ page: next })}
      />
    </SectionCard>
  )

  function renderAgain({ channel, id, kind, recipient, can_resend }: FailedDelivery) {
    if (!can_resend) {
      return (
        <span className={layout.dim13}>
          {t(kind === 'invitation' ? 'news.failed.invite' : 'news.failed.too_late')}
        </span>
      )
    }
    return (
      <Button
        kind="secondary"
        disabled={resend.isPending}
        aria-label={t('news.failed.again_to', { name: recipient ?? '' })}
        onClick={() => resend.mutate({ channel, what: { id } })}
      >
        {t('news.failed.again')}
      </Button>
    )
  }
}
