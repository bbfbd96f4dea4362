import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { appRoles } from '@/features/session/model/session'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { paths } from '@/lib/router/paths'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import { FactList } from '@/shared/ui/cards/fact-list'
import { useFigures } from '../../api/overview'
import styles from '../links.module.css'

/** How many people hold each role; each leads to the list of them. */
export function RolesCard() {
  const { t, i18n } = useTranslation('admin')
  const roleName = useRoleName()
  const { roles } = useFigures()
  const format = new Intl.NumberFormat(i18n.resolvedLanguage)
  return (
    <DashboardCard title={t('overview.per_role')}>
      <FactList
        layout="stack"
        facts={appRoles.map((role) => ({
          label: (
            <Link className={styles.link} to={`${paths.admin.users.list}?role=${role}`}>
              {roleName(role)}
            </Link>
          ),
          value: format.format(roles[role] ?? 0),
        }))}
      />
    </DashboardCard>
  )
}
