import { useTranslation } from 'react-i18next'
import { useSchoolOptions } from '@/features/schools/api/school-options'
import { href, paths } from '@/lib/router/paths'
import { useNow } from '@/lib/time/use-now'
import { CardLines, Dim, NameLines } from '@/shared/ui/name-lines'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { useList } from '@/shared/ui/patterns/use-list'
import { StatusBadge } from '@/shared/ui/status-badge'
import { toOptions } from '@/shared/ui/filters/list-filter'
import { allTrainingQueries, type AnyTraining } from '../api/all-trainings'
import { DayRange } from '../components/admin/day-range'
import { trainingFilterSchema, trainingStates } from '../model/training-filter'
import { getTrainingState, formatStart } from '../model/training-state'

const tones = { planned: 'blue', done: 'green', cancelled: 'neutral' } as const

/** The sessions of all schools. */
export function AdminTrainingsPage() {
  const { t, i18n } = useTranslation('analytics')
  const list = useList(trainingFilterSchema, allTrainingQueries.list)
  const { data: schools = [] } = useSchoolOptions()
  const now = useNow()
  const renderName = ({ title, team_name, place }: AnyTraining) => (
    <NameLines
      name={title || t('trainings.untitled')}
      text={[team_name, place].filter(Boolean).join(' · ')}
    />
  )
  const renderState = (training: AnyTraining) => {
    const state = getTrainingState(training, now)
    return <StatusBadge tone={tones[state]}>{t(`trainings.states.${state}`)}</StatusBadge>
  }
  const renderStart = ({ starts_at, time_zone }: AnyTraining) =>
    formatStart(starts_at, time_zone, i18n.resolvedLanguage)
  return (
    <ListPage
      title={t('pages.trainings')}
      list={list}
      search={{ label: t('trainings.search'), placeholder: t('trainings.search_placeholder') }}
      filters={[
        { key: 'school', label: t('trainings.school'), options: toOptions(schools) },
        {
          key: 'status',
          label: t('trainings.state'),
          options: trainingStates.map((value) => ({
            value,
            label: t(`trainings.states.${value}`),
          })),
        },
      ]}
      tabs={<DayRange filter={list.filter} onChange={list.patch} />}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href(paths.trainings.details, { trainingId: id })}
      columns={[
        { key: 'title', header: t('trainings.session'), render: renderName },
        {
          key: 'starts_at',
          header: t('trainings.when'),
          isSortable: true,
          render: renderStart,
        },
        {
          key: 'school',
          header: t('trainings.school'),
          isSortable: true,
          render: ({ school_name }) => school_name,
        },
        {
          key: 'team',
          header: t('trainings.team'),
          isSortable: true,
          render: ({ team_name }) => team_name,
        },
        { key: 'state', header: t('trainings.state'), render: renderState },
        {
          key: 'recorded',
          header: t('trainings.recorded'),
          align: 'end',
          render: ({ recorded }) => (recorded > 0 ? recorded : '–'),
        },
      ]}
      phoneCard={(training) => (
        <CardLines>
          {renderName(training)}
          <Dim>{`${renderStart(training)} · ${training.school_name}`}</Dim>
          {renderState(training)}
        </CardLines>
      )}
      empty={{ title: t('trainings.none'), text: t('trainings.none_text') }}
    />
  )
}
