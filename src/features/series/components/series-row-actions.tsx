import { useState } from 'react'
import { IconCalendarX, IconEdit, IconListDetails, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { ActionMenu, type MenuAction } from '@/shared/ui/action-menu'
import type { Series } from '../api/training-series'
import { isSeriesOver } from '../model/series-state'
import { useNow } from '@/lib/time/use-now'
import { DeleteSeriesDialog } from './delete-series-dialog'
import { EndSeriesDialog } from './end-series-dialog'
import { useSeriesText } from './use-series-text'

interface SeriesRowActionsProps {
  series: Series
  mayWrite: boolean
}

const icon = { size: 18, stroke: 1.75 }

export function SeriesRowActions({ series, mayWrite }: SeriesRowActionsProps) {
  const { t } = useTranslation('series')
  const text = useSeriesText()
  const navigate = useNavigate()
  const now = useNow()
  const [asking, setAsking] = useState<'end' | 'delete' | null>(null)
  const close = () => setAsking(null)
  const show: MenuAction = {
    label: t('series.show'),
    icon: <IconListDetails {...icon} />,
    onSelect: () => void navigate(`${paths.trainings.all}?team=${series.team_id}`),
  }
  const write: MenuAction[] = [
    {
      label: t('series.edit'),
      icon: <IconEdit {...icon} />,
      onSelect: () => void navigate(href(paths.trainings.seriesEdit, { seriesId: series.id })),
    },
    ...(isSeriesOver(series, now)
      ? []
      : [
          {
            label: t('series.end'),
            icon: <IconCalendarX {...icon} />,
            onSelect: () => setAsking('end'),
          },
        ]),
    {
      label: t('series.delete'),
      icon: <IconTrash {...icon} />,
      onSelect: () => setAsking('delete'),
      isDanger: true,
    },
  ]
  return (
    <>
      <ActionMenu
        label={t('series.actions', { title: text.name(series) })}
        items={mayWrite ? [show, ...write] : [show]}
      />
      {asking === 'end' ? <EndSeriesDialog series={series} onClose={close} /> : null}
      {asking === 'delete' ? <DeleteSeriesDialog series={series} onClose={close} /> : null}
    </>
  )
}
