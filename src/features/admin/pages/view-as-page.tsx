import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { StatCard } from '@/shared/ui/cards/stat-card'
import { DashboardPage } from '@/shared/ui/patterns/dashboard-page'
import { useView } from '../api/view-as'
import { ViewBar } from '../components/view/view-bar'
import { ViewLists } from '../components/view/view-lists'

const counted = ['teams', 'players', 'trainings', 'matches', 'tasks', 'unread'] as const

/** What somebody's own screens have to show, read with that person's rights; nothing can be changed. */
export function ViewAsPage() {
  const { id = '' } = useParams()
  const { t, i18n } = useTranslation('admin')
  const roleName = useRoleName()
  const view = useView(Number(id))
  const { person, roles, counts } = view
  const name = person ? `${person.first_name} ${person.last_name}`.trim() : t('audit.gone')
  const format = new Intl.NumberFormat(i18n.resolvedLanguage)
  const held = roles.map(({ role, school }) => [roleName(role), school].filter(Boolean).join(', '))
  return (
    <DashboardPage
      title={t('view.heading', { name })}
      description={held.join(' · ') || t('manage.none')}
      today={<ViewBar viewId={Number(id)} view={view} name={name} />}
      stats={counted.map((key) => (
        <StatCard key={key} label={t(`view.counts.${key}`)} value={format.format(counts[key])} />
      ))}
    >
      <ViewLists view={view} />
    </DashboardPage>
  )
}
