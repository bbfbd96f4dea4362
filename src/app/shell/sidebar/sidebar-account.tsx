import { IconLogout, IconShield, IconSwitchHorizontal, IconUserCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { accountEntries } from './account-entries'
import { SidebarButton } from './sidebar-button'
import { SidebarLink } from './sidebar-link'
import styles from './sidebar.module.css'
import { useLogout } from '../menus/use-logout'
import { useRoleSwitch } from '../menus/use-role-switch'
import { sidebar, sidebarIds, useIsSidebarOpen } from './use-sidebar'

const logoutEntry = { label: 'logout', icon: IconLogout } as const
const switchEntry = { label: 'switch_role', icon: IconSwitchHorizontal } as const
const adminEntry = { label: 'admin_panel', icon: IconShield } as const

const accountEntry = { label: 'account', icon: IconUserCircle } as const

interface SidebarAccountProps {
  isRail: boolean
  /** All entries stand in the drawer of a phone; elsewhere they open with the sidebar, Logout is always there. */
  isDrawer: boolean
}

export function SidebarAccount({ isRail, isDrawer }: SidebarAccountProps) {
  const { t } = useTranslation()
  const session = useSession()
  const { askForRole, switchTo } = useRoleSwitch()
  const logOut = useLogout()
  const isAdmin =
    session?.profile?.role === 'admin' || session?.held_roles.some(({ role }) => role === 'admin')
  const isOpen = useIsSidebarOpen()
  const isShown = isDrawer || isOpen
  return (
    <div className={styles.account}>
      {isDrawer ? null : (
        <SidebarButton
          entry={accountEntry}
          isRail={isRail}
          isExpanded={isOpen}
          id={sidebarIds.toggle}
          controls={sidebarIds.panel}
          onClick={sidebar.toggle}
        />
      )}
      <nav id={isDrawer ? undefined : sidebarIds.panel} aria-label={t('nav.account')}>
        <div hidden={!isShown}>
          {accountEntries.map((entry) => (
            <SidebarLink key={entry.to} entry={entry} isRail={isRail} />
          ))}
        </div>
        <SidebarButton entry={logoutEntry} isRail={isRail} onClick={logOut} />
        <div hidden={!isShown}>
          <SidebarButton entry={switchEntry} isRail={isRail} onClick={askForRole} />
          {isAdmin && (
            <SidebarButton entry={adminEntry} isRail={isRail} onClick={() => switchTo('admin')} />
          )}
        </div>
      </nav>
    </div>
  )
}
