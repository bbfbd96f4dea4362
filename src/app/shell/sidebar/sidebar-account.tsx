import {
  IconBell,
  IconCoinEuro,
  IconCreditCard,
  IconLanguage,
  IconLogout,
  IconPackage,
  IconSettings,
  IconShield,
  IconSwitchHorizontal,
  IconUser,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { paths } from '@/lib/router/paths'
import type { NavEntry } from '@/app/layouts/nav-entry'
import { SidebarButton } from './sidebar-button'
import { SidebarLink } from './sidebar-link'
import styles from './sidebar.module.css'
import { useLogout } from '../menus/use-logout'
import { useRoleSwitch } from '../menus/use-role-switch'

/** The entries every role has, named and ordered as in spec section 2, "Sidebar". */
const accountEntries: NavEntry[] = [
  { to: paths.profile, label: 'profile', icon: IconUser },
  { to: paths.shop.myOrders, label: 'my_orders', icon: IconPackage },
  { to: paths.pricing, label: 'pricing', icon: IconCoinEuro },
  { to: paths.settings.account, label: 'settings', icon: IconSettings },
  { to: paths.settings.notifications, label: 'notifications', icon: IconBell },
  { to: paths.settings.language, label: 'language', icon: IconLanguage },
  { to: paths.settings.payments, label: 'payments', icon: IconCreditCard },
]

const logoutEntry = { label: 'logout', icon: IconLogout } as const
const switchEntry = { label: 'switch_role', icon: IconSwitchHorizontal } as const
const adminEntry = { label: 'admin_panel', icon: IconShield } as const

export function SidebarAccount({ isRail }: { isRail: boolean }) {
  const { t } = useTranslation()
  const session = useSession()
  const { askForRole, switchTo } = useRoleSwitch()
  const logOut = useLogout()
  const isAdmin =
    session?.profile?.role === 'admin' || session?.held_roles.some(({ role }) => role === 'admin')
  return (
    <nav className={styles.group} aria-label={t('nav.account')}>
      {accountEntries.map((entry) => (
        <SidebarLink key={entry.to} entry={entry} isRail={isRail} />
      ))}
      <SidebarButton entry={logoutEntry} isRail={isRail} onClick={logOut} />
      <SidebarButton entry={switchEntry} isRail={isRail} onClick={askForRole} />
      {isAdmin && (
        <SidebarButton entry={adminEntry} isRail={isRail} onClick={() => switchTo('admin')} />
      )}
    </nav>
  )
}
