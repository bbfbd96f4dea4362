import { formatFullName } from '@/lib/person'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Profile } from '@/features/session/model/session'
import { paths } from '@/lib/router/paths'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import layout from '@/shared/ui/layout.module.css'
import styles from './settings-list.module.css'
import { settingsSections } from './settings-sections'

/** The way into every section on a phone: who I am on top, then one row each. */
export function SettingsList({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['settings', 'common'])
  const name = formatFullName(profile)
  const { role } = profile
  return (
    <nav className={`${layout.surface} ${layout.grid} ${layout.cut}`} aria-label={t('frame.list')}>
      {role ? (
        <Link to={paths.settings.profile[role]} className={styles.person}>
          <PersonAvatar name={name} src={profile.avatar_url} size={56} />
          <span className={`${layout.grow} ${layout.grid} ${layout.gapTight} ${layout.breakable}`}>
            <span className={layout.bold}>{name || profile.email}</span>
            <span className={layout.dim13}>{t(`pages.profile_${role}`)}</span>
          </span>
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        </Link>
      ) : null}
      {settingsSections
        .filter(({ key }) => key !== 'profile')
        .map(({ key, to, icon: Icon }) => (
          <Link key={key} to={to} className={styles.row}>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            <span
              className={`${layout.grow} ${layout.grid} ${layout.gapTight} ${layout.breakable}`}
            >
              <span>{t(`frame.${key}`)}</span>
              <span className={layout.dim13}>{t(`pages.${key}_description`)}</span>
            </span>
            <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
          </Link>
        ))}
    </nav>
  )
}
