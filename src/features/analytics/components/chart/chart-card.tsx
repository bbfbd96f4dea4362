import { useRef, useState, type ReactNode } from 'react'
import { IconChevronRight, IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { saveFile } from '@/lib/save-file'
import { showToast } from '@/lib/toast'
import { ActionMenu } from '@/shared/ui/action-menu'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { hasValues, limitRows, toCsv, type ChartBand, type ChartData } from '../../model/chart'
import { BarChart } from './bar-chart'
import { ChartTable } from './chart-table'
import { Legend } from './legend'
import { LineChart } from './line-chart'
import { RowChart } from './row-chart'
import { savePicture } from './save-picture'

/** As many lying bars as a card has room for; the table has them all. */
const mostRows = 8

interface ChartCardProps {
  /** The question the card answers. */
  title: string
  /** How the numbers are counted. */
  description?: ReactNode
  data: ChartData
  kind: 'bars' | 'stack' | 'rows' | 'lines'
  format?: (value: number) => string
  band?: ChartBand
  edges?: readonly [number, number]
  top?: number
  /** Where it leads. */
  more?: { to: string; label: string }
  /** Said where there is nothing to draw. */
  empty: string
  /** What the numbers mean, above the chart. */
  children?: ReactNode
}

/** A chart with the table behind it; it can be saved as a table or as a picture. */
export function ChartCard(props: ChartCardProps) {
  const { title, description, data, kind, more, empty, children, top, edges } = props
  const { t, i18n } = useTranslation('analytics')
  const [isTable, setIsTable] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const number = new Intl.NumberFormat(i18n.resolvedLanguage, { maximumFractionDigits: 1 })
  const format = props.format ?? ((value: number) => number.format(value))
  const isFull = hasValues(data)
  const name = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  const shared = { label: title, data, format }

  async function handlePicture() {
    const svg = place.current?.querySelector('svg')
    try {
      if (svg instanceof SVGSVGElement) await savePicture(svg, name)
    } catch {
      showToast('error', 'analytics:chart.png_failed')
    }
  }

  function saveTable() {
    saveFile(`${name}.csv`, new Blob([toCsv(data)], { type: 'text/csv' }))
  }

  return (
    <SectionCard
      title={title}
      description={description}
      actions={
        isFull ? (
          <>
            <Button kind="quiet" onClick={() => setIsTable(!isTable)}>
              {isTable ? t('chart.as_chart') : t('chart.as_table')}
            </Button>
            <ActionMenu
              label={t('chart.save', { title })}
              icon={<IconDownload size={20} stroke={1.75} />}
              items={[
                { label: t('chart.csv'), onSelect: saveTable },
                ...(isTable
                  ? []
                  : [{ label: t('chart.png'), onSelect: () => void handlePicture() }]),
              ]}
            />
          </>
        ) : null
      }
    >
      {children}
      {isFull ? (
        <div ref={place} className={layout.stack2}>
          {isTable ? (
            <ChartTable label={title} data={data} format={format} />
          ) : (
            <>
              {kind === 'lines' ? (
                <LineChart {...shared} band={props.band} edges={edges} />
              ) : kind === 'rows' ? (
                <RowChart {...shared} data={limitRows(data, mostRows)} top={top} />
              ) : (
                <BarChart {...shared} isStacked={kind === 'stack'} />
              )}
              {kind === 'rows' && data.labels.length > mostRows ? (
                <p className={layout.dim13}>
                  {t('chart.more_rows', { count: data.labels.length - mostRows })}
                </p>
              ) : null}
              <Legend series={data.series} isLine={kind === 'lines'} />
            </>
          )}
        </div>
      ) : (
        <p className={layout.dim14}>{empty}</p>
      )}
      {more ? (
        <Link to={more.to} className={`${layout.inline1} ${layout.dim14}`}>
          {more.label}
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        </Link>
      ) : null}
    </SectionCard>
  )
}
