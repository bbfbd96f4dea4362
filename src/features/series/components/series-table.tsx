import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import { href, paths } from '@/lib/router/paths'
import { DataTable } from '@/shared/ui/table/data-table'
import type { Column } from '@/shared/ui/table/data-table-model'
import layout from '@/shared/ui/layout.module.css'
import { useParts } from '../api/series-ground'
import type { Series } from '../api/training-series'
import { listComingExceptions } from '../model/series-state'
import { usePartName } from '@/features/planner/widgets/use-field-text'
import { useNow } from '@/lib/time/use-now'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { SeriesRowActions } from './series-row-actions'
import styles from '../widgets/series.module.css'
import { useSeriesText } from './use-series-text'

/** Each slot with its next date and how many stand already; those of own teams first. */
export function SeriesTable({ rows }: { rows: readonly Series[] }) {
  const { t } = useTranslation('series')
  const text = useSeriesText()
  const { mayWrite, teams } = useTrainingAccess()
  const columns = useSeriesColumns()
  const sorted = rows.toSorted(
    (one, other) =>
      Number(mayWrite(other.team_id)) - Number(mayWrite(one.team_id)) ||
      one.team.name.localeCompare(other.team.name, undefined, { numeric: true }) ||
      (one.weekdays[0] ?? 0) - (other.weekdays[0] ?? 0),
  )
  return (
    <DataTable
      label={t('series.label')}
      columns={columns}
      rows={sorted}
      rowKey={({ id }) => id}
      rowLabel={(row) => text.name(row)}
      rowHref={(row) =>
        mayWrite(row.team_id)
          ? href(paths.trainings.seriesEdit, { seriesId: row.id })
          : `${paths.trainings.all}?team=${row.team_id}`
      }
      rowActions={
        teams.length > 0
          ? (row) => <SeriesRowActions series={row} mayWrite={mayWrite(row.team_id)} />
          : undefined
      }
    />
  )
}

/** What families read, and the ground that is booked where that says something else. */
function Ground({ row: { place, field_part_id, team } }: { row: Series }) {
  const { data: parts = [] } = useParts(team.school_id)
  const part = parts.find(({ id }) => id === field_part_id)
  const nameOf = usePartName()
  const ground = part ? nameOf({ ...part, field: part.field.name }) : null
  // "Main pitch" and "Main pitch, A" are one place
  if (!ground || !place || ground.startsWith(place)) return ground ?? place
  return (
    <span className={layout.stack}>
      <span>{place}</span>
      <span
        className={`${layout.dim13} ${layout.cut} ${layout.normal} ${layout.pretty} ${styles.detail}`}
      >
        {ground}
      </span>
    </span>
  )
}

function useSeriesColumns(): Column<Series>[] {
  const { t, i18n } = useTranslation('series')
  const text = useSeriesText()
  const now = useNow()
  const formatDate = (date: string) => formatDay(date, i18n.language)
  const listComing = (row: Series) => row.trainings.filter(({ status }) => status === 'planned')
  return [
    {
      key: 'slot',
      header: t('series.columns.slot'),
      render: (row) => (
        <span className={layout.stack}>
          <span className={layout.medium}>{text.days(row)}</span>
          <span
            className={`${layout.dim13} ${layout.cut} ${layout.normal} ${layout.pretty} ${styles.detail}`}
            data-figures=""
          >
            {text.clock(row)}
          </span>
        </span>
      ),
    },
    {
      key: 'team',
      header: t('series.columns.team'),
      render: ({ team }) => (
        <span className={`${layout.medium} ${layout.oneLine}`}>{team.name}</span>
      ),
    },
    { key: 'place', header: t('series.columns.place'), render: (row) => <Ground row={row} /> },
    {
      key: 'period',
      header: t('series.columns.period'),
      render: (row) => (
        <span className={layout.oneLine} data-figures="">
          {t('series.period', { from: text.shortDay(row.from_on), to: text.shortDay(row.to_on) })}
        </span>
      ),
    },
    {
      key: 'next',
      header: t('series.columns.next'),
      render: (row) => {
        const [next] = listComing(row)
        if (!next) return t('series.no_next')
        const wall = toWallClock(next.starts_at, row.team.school.time_zone)
        return (
          <span data-figures="">
            {formatDate(wall.date)}, {wall.time}
          </span>
        )
      },
    },
    {
      key: 'planned',
      header: t('series.columns.planned'),
      render: (row) => {
        const today = toWallClock(now, row.team.school.time_zone).date
        const off = listComingExceptions(row.exceptions, today).length
        const bare = row.field_part_id
          ? listComing(row).filter(({ field_bookings }) => field_bookings.length === 0).length
          : 0
        return (
          <span className={layout.stack} data-figures="">
            <span>{t('series.planned', { count: listComing(row).length })}</span>
            {off > 0 ? (
              <span
                className={`${layout.dim13} ${layout.cut} ${layout.normal} ${layout.pretty} ${styles.detail}`}
              >
                {t('series.off', { count: off })}
              </span>
            ) : null}
            {bare > 0 ? (
              <span className={`${layout.medium} ${layout.amber}`}>
                {t('series.no_ground', { count: bare })}
              </span>
            ) : null}
          </span>
        )
      },
    },
    {
      key: 'template',
      header: t('series.columns.template'),
      isHiddenOnPhone: true,
      render: ({ template }) => template?.title ?? '–',
    },
  ]
}
