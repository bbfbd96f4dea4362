import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import type { ShownNav } from '../layouts/shown-nav'
import styles from './bottom-tabs.module.css'

/** Five places within thumb reach; phones only. */
export function BottomTabs({ nav }: { nav: ShownNav }) {
  const { t } = useTranslation()
  return (
    <nav className={styles.tabs} aria-label={t('nav.bottom')}>
      {nav.tabs.map(({ to, label, icon: Icon }) => (
        <NavLink key={to} to={to} className={styles.tab}>
          <Icon size={22} stroke={1.75} aria-hidden />
          <span className={styles.label}>{t(`nav.${label}`)}</span>
        </NavLink>
      ))}
    </nav>
  )
}
