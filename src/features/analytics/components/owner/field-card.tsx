import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import type { SchoolCockpit } from '../../model/school-cockpit'
import { ChartCard } from '../chart/chart-card'
import { useCockpitText } from '../use-cockpit-text'

/** Hours each field was booked, now and before. */
export function FieldCard({ fields }: { fields: SchoolCockpit['fields'] }) {
  const { t } = useTranslation('analytics')
  const text = useCockpitText()
  return (
    <ChartCard
      title={t('owner.fields')}
      description={t('owner.fields_text')}
      kind="rows"
      format={text.hours}
      empty={t('owner.fields_empty')}
      more={{ to: paths.fields.list, label: t('owner.to_fields') }}
      data={{
        heading: t('owner.field'),
        labels: fields.map(({ name }) => name),
        series: [
          {
            key: 'training',
            label: t('owner.for_sessions'),
            look: 'solid',
            values: fields.map(({ training }) => training),
          },
          {
            key: 'match',
            label: t('owner.for_matches'),
            look: 'stripes',
            values: fields.map(({ match }) => match),
          },
          {
            key: 'other',
            label: t('owner.for_other'),
            look: 'dots',
            values: fields.map(({ other }) => other),
          },
          {
            key: 'before',
            label: t('owner.all_before'),
            look: 'frame',
            values: fields.map(({ before }) => before),
          },
        ],
      }}
    />
  )
}
