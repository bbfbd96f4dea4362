import { IconMenu2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useMatches } from 'react-router'
import { NotificationBell } from '@/features/notifications/widgets/notification-bell'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { pageOf } from '@/lib/router/handle'
import type { LayoutNav } from '../layouts/nav-entry'
import { sectionOf } from '../router/breadcrumbs'
import { CreateMenu } from './menus/create-menu'
import { PersonMenu } from './menus/person-menu'
import styles from './top-bar.module.css'
import { sidebar, sidebarIds, useIsSidebarOpen } from './sidebar/use-sidebar'

/** Breadcrumb on the desktop, title on the phone; create, notifications and person on the right. */
export function TopBar({ nav }: { nav: LayoutNav }) {
  const { t } = useTranslation()
  const translate = useTranslateKey()
  const isOpen = useIsSidebarOpen()
  const page = pageOf(useMatches())
  const { pathname } = useLocation()
  const title = page ? translate(page.title) : t('app.name')
  const parent = sectionOf(pathname)
  // a section that is one page names itself once
  const section = parent && t(`nav.${parent.label}`) !== title ? parent : null
  return (
    <header className={styles.bar}>
      <button
        type="button"
        id={sidebarIds.toggle}
        className={styles.toggle}
        aria-controls={sidebarIds.panel}
        aria-expanded={isOpen}
        aria-label={isOpen ? t('nav.close_menu') : t('nav.open_menu')}
        onClick={sidebar.toggle}
      >
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
      </button>
      <nav className={styles.trail} aria-label={t('nav.breadcrumb')}>
        <ol className={styles.crumbs}>
          {section && (
            <li className={styles.section}>
              <Link to={section.to}>{t(`nav.${section.label}`)}</Link>
            </li>
          )}
          <li className={styles.current} aria-current="page">
            {title}
          </li>
        </ol>
      </nav>
      <div className={styles.tools}>
        {nav.create.length > 0 && <CreateMenu entries={nav.create} />}
        <NotificationBell />
        <PersonMenu />
      </div>
    </header>
  )
}
