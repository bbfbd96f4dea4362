import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { toLocale } from '@/lib/i18n/locale'
import { DataTable } from '@/shared/ui/table/data-table'
import { useNewsKinds, useSwitchNewsKind, type NewsKind } from '../../api/news-tests'
import { formatKind } from './create-preview'

interface KindSwitchProps {
  entry: NewsKind
  channel: 'email' | 'push'
}

/** Shows what was chosen while it is being saved; the other switches stay as they are. */
function KindSwitch({ entry, channel }: KindSwitchProps) {
  const { t, i18n } = useTranslation('admin')
  const { mutate, isPending, variables } = useSwitchNewsKind()
  const way = t(`news.ways.${channel}`)
  const kind = formatKind(entry.kind, toLocale(i18n.language))
  return (
    <Checkbox
      aria-label={t('news.kinds.switch', { kind, way })}
      label={way}
      checked={isPending ? variables.isOn : entry[channel]}
      disabled={(channel === 'email' && entry.is_mandatory) || isPending}
      onChange={({ currentTarget: { checked: isOn } }) =>
        mutate({ kind: entry.kind, channel, isOn })
      }
    />
  )
}

/** Which kinds the platform sends by e-mail and push at all; within that everybody chooses for themselves. */
export function KindSwitches() {
  const { t, i18n } = useTranslation('admin')
  const kinds = useNewsKinds()
  const locale = toLocale(i18n.language)
  return (
    <DataTable
      label={t('news.tabs.kinds')}
      rows={kinds}
      rowKey={({ kind }) => kind}
      columns={[
        { key: 'kind', header: t('news.any.kind'), render: ({ kind }) => formatKind(kind, locale) },
        {
          key: 'category',
          header: t('news.kinds.subject'),
          render: ({ category }) => t(`news.subjects.${category}`),
        },
        {
          key: 'email',
          header: t('news.ways.email'),
          render: (entry) => <KindSwitch entry={entry} channel="email" />,
        },
        {
          key: 'push',
          header: t('news.ways.push'),
          render: (entry) => <KindSwitch entry={entry} channel="push" />,
        },
      ]}
    />
  )
}
