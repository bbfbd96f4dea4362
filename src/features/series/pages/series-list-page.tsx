import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { ListFrame } from '@/shared/ui/patterns/list-frame'
import { TabLinks } from '@/shared/ui/patterns/tab-links'
import { useActiveTab } from '@/shared/ui/patterns/use-active-tab'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { useSeriesList } from '../api/training-series'
import { SeriesTable } from '../components/series-table'
import { useNow } from '@/lib/time/use-now'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { isSeriesOver } from '../model/series-state'

const tabs = ['running', 'over'] as const

/** The weekly slots of the school's teams; those of own teams can be changed. */
export function SeriesListPage() {
  const { t } = useTranslation(['series', 'training'])
  const now = useNow()
  const { data } = useSeriesList()
  const { teams } = useTrainingAccess()
  const tab = useActiveTab(tabs)
  const rows = data.filter((series) => isSeriesOver(series, now) === (tab === 'over'))
  const create =
    teams.length > 0 ? (
      <LinkButton to={paths.trainings.seriesCreate} icon={<IconPlus size={18} stroke={1.75} />}>
        {t('series.new')}
      </LinkButton>
    ) : null
  return (
    <ListFrame
      title={t('series.title')}
      count={rows.length}
      action={create}
      toolbar={
        <TabLinks
          label={t('training:list.tabs')}
          tabs={tabs.map((key) => ({ key, label: t(`series.${key}`) }))}
        />
      }
    >
      {rows.length > 0 ? (
        <SeriesTable rows={rows} />
      ) : (
        <EmptyState
          title={tab === 'over' ? t('series.empty_over') : t('series.empty')}
          text={tab === 'over' ? undefined : t('series.empty_text')}
          picture="calendar"
          action={tab === 'over' ? null : create}
        />
      )}
    </ListFrame>
  )
}
