import type { ReactNode } from 'react'
import { SegmentedControl, Select } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatAge, formatDate } from '@/lib/dates'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { DashboardPage } from '@/shared/ui/patterns/dashboard-page'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { periods, type Period } from '../model/cockpit-filter'
import type { Span } from '../model/span'

interface Choice {
  label: string
  value: string
  options: readonly { id: string; name: string }[]
  onChange: (id: string) => void
}

interface CockpitFrameProps<Data extends Span> {
  title: string
  period: Period
  onPeriod: (period: Period) => void
  /** Which team or school; not shown where there is one. */
  choice?: Choice
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  stats: (data: Data) => ReactNode
  children: (data: Data) => ReactNode
}

/** Title, period and choice, kept in the address; then numbers, then charts. */
export function CockpitFrame<Data extends Span>(props: CockpitFrameProps<Data>) {
  const { title, period, onPeriod, choice, query } = props
  const { t } = useTranslation('analytics')
  const { data, error, refetch } = query
  return (
    <DashboardPage
      title={title}
      description={data ? <SpanText span={data} /> : t('period.counting')}
      actions={
        <Button
          kind="secondary"
          icon={<IconPrinter size={20} stroke={1.75} />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      }
      today={
        <div className={layout.rowWide}>
          <SegmentedControl
            aria-label={t('period.label')}
            data={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
            value={period}
            onChange={(value) => {
              const chosen = periods.find((one) => one === value)
              if (chosen) onPeriod(chosen)
            }}
          />
          {choice && choice.options.length > 1 ? (
            <Select
              aria-label={choice.label}
              data={choice.options.map(({ id, name }) => ({ value: id, label: name }))}
              value={choice.value}
              allowDeselect={false}
              onChange={(id) => id && choice.onChange(id)}
            />
          ) : null}
        </div>
      }
      stats={data ? props.stats(data) : null}
    >
      {error ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      {data ? props.children(data) : null}
      {!data && !error ? <ListSkeleton rows={6} /> : null}
    </DashboardPage>
  )
}

function SpanText({ span }: { span: Span }) {
  const { t } = useTranslation('analytics')
  const days = {
    from: formatDate(span.from),
    to: formatDate(span.to),
    beforeFrom: formatDate(span.before_from),
    beforeTo: formatDate(span.before_to),
  }
  return span.counted_at
    ? t('period.span_counted', { ...days, age: formatAge(span.counted_at) })
    : t('period.span', days)
}
