import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatAge } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import { useFigures } from '../../api/overview'
import { UserName } from '../user-name'
import styles from './overview.module.css'

/** Who registered last. */
export function NewestCard() {
  const { t } = useTranslation('admin')
  const { newest } = useFigures()
  return (
    <DashboardCard
      title={t('overview.newest')}
      more={{ to: paths.admin.users.list, label: t('overview.all_people') }}
    >
      <ul className={layout.list}>
        {newest.map((person) => (
          <li
            key={person.id}
            className={`${layout.betweenLine} ${layout.gap4} ${layout.size14} ${layout.padBlock2} ${styles.newcomer}`}
          >
            <Link
              className={`${layout.min} ${layout.quietLink} ${styles.to}`}
              to={href(paths.admin.users.details, { id: person.id })}
            >
              <UserName user={person} />
            </Link>
            <span className={`${layout.dimmed} ${layout.dimmed13} ${styles.age}`}>
              {formatAge(person.created_at)}
            </span>
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
