import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { StatCard } from '@/shared/ui/cards/stat-card'
import { useFigures } from '../api/overview'

/** How many people, schools and running teams there are, counted now. */
export function OverviewFigures() {
  const { t, i18n } = useTranslation('admin')
  const { people, schools, teams } = useFigures()
  const format = new Intl.NumberFormat(i18n.resolvedLanguage)
  return (
    <>
      <StatCard
        label={t('overview.people')}
        value={format.format(people)}
        to={paths.admin.users.list}
      />
      <StatCard label={t('overview.schools')} value={format.format(schools)} />
      <StatCard label={t('overview.teams')} value={format.format(teams)} />
    </>
  )
}
