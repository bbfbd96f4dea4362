import { VisuallyHidden } from '@mantine/core'
import { IconArrowLeft, IconMenu2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useMatches } from 'react-router'
import { HelpButton } from '@/features/help/widgets/help-button'
import { NotificationBell } from '@/features/notifications/widgets/notification-bell'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { findPage } from '@/lib/router/handle'
import { Brand } from '@/shared/public/brand'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { wayUpSlot } from '@/shared/ui/patterns/way-up'
import type { ShownNav } from '../layouts/shown-nav'
import { findSection } from '../router/breadcrumbs'
import { CreateMenu } from './menus/create-menu'
import { PersonMenu } from './menus/person-menu'
import { SearchButton } from './search/search-button'
import styles from './top-bar.module.css'
import { navigationId } from './sidebar/sidebar'
import { useNavigationNames } from './sidebar/use-navigation-names'
import { sidebar, sidebarIds, useIsSidebarOpen } from './sidebar/use-sidebar'

const placeWayUp = (place: Element | null) => wayUpSlot.setState(place)

/**
 * The way up on the left, the page's own or to the section it lives in; the title is the page's heading and not said
 * twice. Search, create, notifications and person on the right.
 */
export function TopBar({ nav }: { nav: ShownNav }) {
  const { t, i18n } = useTranslation()
  const translate = useTranslateKey()
  const isOpen = useIsSidebarOpen()
  const isPhone = useIsPhone()
  const { isNamed, toggle } = useNavigationNames()
  const page = findPage(useMatches())
  const { pathname } = useLocation()
  // a page whose words have not come, for want of a network, has no name yet
  const title = page && i18n.exists(page.title) ? translate(page.title) : t('app.name')
  const parent = findSection(pathname)
  // a section that is one page names itself once
  const section = parent && t(`nav.${parent.label}`) !== title ? parent : null
  // beside the plus a phone has no room for the magnifier: the person's menu has it
  const hasRoom = nav.create.length === 0
  return (
    <header className={styles.bar}>
      <button
        type="button"
        id={isPhone ? sidebarIds.toggle : undefined}
        className={styles.toggle}
        aria-controls={isPhone ? sidebarIds.panel : navigationId}
        aria-expanded={isPhone ? isOpen : isNamed}
        aria-label={t(
          `nav.${isPhone ? (isOpen ? 'close_menu' : 'open_menu') : isNamed ? 'hide_names' : 'show_names'}`,
        )}
        onClick={isPhone ? sidebar.toggle : toggle}
      >
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
      </button>
      <nav className={styles.trail} aria-label={t('nav.breadcrumb')}>
        <ol className={styles.crumbs}>
          <li ref={placeWayUp} className={styles.up} />
          {section ? (
            <li className={styles.section}>
              <Link to={section.to} className={styles.sectionLink}>
                <IconArrowLeft size={18} stroke={1.75} aria-hidden />
                {t(`nav.${section.label}`)}
              </Link>
            </li>
          ) : (
            <li className={styles.brand}>
              <Brand />
            </li>
          )}
          <VisuallyHidden component="li" aria-current="page">
            {title}
          </VisuallyHidden>
        </ol>
      </nav>
      <div className={styles.tools}>
        <SearchButton nav={nav} isShown={!isPhone || hasRoom} />
        {nav.create.length > 0 && <CreateMenu entries={nav.create} />}
        {isPhone ? null : <HelpButton />}
        <NotificationBell />
        <PersonMenu hasSearch={isPhone && !hasRoom} />
      </div>
    </header>
  )
}
