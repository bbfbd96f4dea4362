import { useEffect, useRef } from 'react'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { TeamSwitcher } from '@/features/teams/widgets/team-switcher'
import { Brand } from '@/shared/public/brand'
import { IconButton } from '@/shared/ui/button'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import type { ShownNav } from '@/app/layouts/shown-nav'
import { NavigationSections } from './navigation-sections'
import { SidebarAccount } from './sidebar-account'
import styles from './sidebar.module.css'
import { useNavigationNames } from './use-navigation-names'
import { sidebar, sidebarIds, useIsSidebarOpen, useSidebarRules } from './use-sidebar'

/**
 * On the desktop the navigation, with names or as a rail of icons, and the account panel below it, which starts
 * closed; on the phone both in one drawer.
 */
export function Sidebar({ nav }: { nav: ShownNav }) {
  const { t } = useTranslation()
  const isOpen = useIsSidebarOpen()
  const isPhone = useIsPhone()
  const { isNamed } = useNavigationNames()
  const panel = useRef<HTMLElement>(null)
  useSidebarRules()

  useEffect(() => {
    if (!isPhone || !isOpen) return undefined
    panel.current?.querySelector<HTMLElement>('a, button')?.focus()
    return () => document.getElementById(sidebarIds.toggle)?.focus()
  }, [isPhone, isOpen])

  const isRail = !isPhone && !isNamed
  return (
    <>
      {isPhone && isOpen && <div className={styles.scrim} />}
      <aside
        ref={panel}
        id={isPhone ? sidebarIds.panel : navigationId}
        className={styles.panel}
        data-open={isPhone ? isOpen : isNamed}
        aria-label={t('nav.menu')}
      >
        <div className={styles.head}>
          <TeamSwitcher isCompact={isRail} onLeave={sidebar.close}>
            <Brand isCompact={isRail} />
          </TeamSwitcher>
          {isPhone && (
            <IconButton label={t('nav.close_menu')} onClick={sidebar.close}>
              <IconX size={20} stroke={1.75} aria-hidden />
            </IconButton>
          )}
        </div>
        <nav className={styles.group} aria-label={t('nav.main')}>
          <NavigationSections nav={nav} isRail={isRail} />
        </nav>
        <SidebarAccount isRail={isRail} isDrawer={isPhone} />
      </aside>
    </>
  )
}

export const navigationId = 'navigation'
