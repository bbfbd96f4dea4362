import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { StatCard } from '@/shared/ui/cards/stat-card'
import { useFigures } from '../../api/overview'

const users = paths.admin.users.list

/** How many people, schools, teams and open invitations there are, counted now. */
export function OverviewFigures() {
  const { t, i18n } = useTranslation('admin')
  const { people, waiting, suspended, schools, teams, invitations, support } = useFigures()
  const format = new Intl.NumberFormat(i18n.resolvedLanguage)
  const cards = [
    { key: 'people', value: people, to: users },
    { key: 'waiting_short', value: waiting, to: `${users}?status=pending&sort=requested_at` },
    { key: 'suspended', value: suspended, to: `${users}?status=suspended` },
    { key: 'schools', value: schools, to: paths.admin.schools.list },
    { key: 'teams', value: teams, to: undefined },
    { key: 'support', value: support, to: `${paths.admin.support}?state=open` },
    { key: 'invitations', value: invitations, to: paths.admin.inviteOwner },
  ] as const
  return cards.map(({ key, value, to }) => (
    <StatCard key={key} label={t(`overview.${key}`)} value={format.format(value)} to={to} />
  ))
}
