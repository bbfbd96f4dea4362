import { IconHome, IconShoppingBag, IconUserQuestion } from '@tabler/icons-react'
import { paths } from '@/lib/router/paths'
import type { LayoutNav, NavEntry } from './nav-entry'

const main: NavEntry[] = [
  { to: paths.settings.account, label: 'overview', icon: IconHome },
  { to: paths.roleSelection, label: 'role_selection', icon: IconUserQuestion },
  { to: paths.shop.home, label: 'shop', icon: IconShoppingBag },
]

/** The default layout of somebody who waits for a role. */
export const pendingLayout: LayoutNav = { main, tabs: main, create: [] }
