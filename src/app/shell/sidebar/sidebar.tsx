import { useEffect, useRef } from 'react'
import { useMediaQuery } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Brand } from '@/shared/public/brand'
import type { LayoutNav } from '@/app/layouts/nav-entry'
import { SidebarAccount } from './sidebar-account'
import { SidebarLink } from './sidebar-link'
import { sidebarBreakpointPx } from './sidebar-store'
import styles from './sidebar.module.css'
import { sidebar, sidebarIds, useIsSidebarOpen, useSidebarRules } from './use-sidebar'

/** A rail of icons or a full panel on the desktop, a drawer on the phone. */
export function Sidebar({ nav }: { nav: LayoutNav }) {
  const { t } = useTranslation()
  const isOpen = useIsSidebarOpen()
  const isPhone = useMediaQuery(`(max-width: ${sidebarBreakpointPx - 1}px)`) ?? false
  const panel = useRef<HTMLElement>(null)
  useSidebarRules(isPhone)

  useEffect(() => {
    if (!isPhone || !isOpen) return undefined
    panel.current?.querySelector<HTMLElement>('a, button')?.focus()
    return () => document.getElementById(sidebarIds.toggle)?.focus()
  }, [isPhone, isOpen])

  const isRail = !isOpen && !isPhone
  return (
    <>
      {isPhone && isOpen && <div className={styles.scrim} />}
      <aside
        ref={panel}
        id={sidebarIds.panel}
        className={styles.panel}
        data-open={isOpen}
        aria-label={t('nav.menu')}
      >
        <div className={styles.head}>
          <Brand isCompact={isRail} />
          {isPhone && (
            <button
              type="button"
              className={styles.close}
              aria-label={t('nav.close_menu')}
              onClick={sidebar.close}
            >
              <IconX size={20} stroke={1.75} aria-hidden />
            </button>
          )}
        </div>
        <nav className={styles.group} aria-label={t('nav.main')}>
          {nav.main.map((entry) => (
            <SidebarLink key={entry.to} entry={entry} isRail={isRail} />
          ))}
        </nav>
        <SidebarAccount isRail={isRail} />
      </aside>
    </>
  )
}
