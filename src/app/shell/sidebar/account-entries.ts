import {
  IconAdjustments,
  IconCoinEuro,
  IconCreditCard,
  IconLanguage,
  IconPackage,
  IconSettings,
  IconUser,
} from '@tabler/icons-react'
import type { NavEntry } from '@/app/layouts/nav-entry'
import { paths } from '@/lib/router/paths'

/**
 * The entries every role has, named and ordered as in spec section 2, "Sidebar". Those whose page is not built yet
 * lead to the page that answers the same need.
 */
export const accountEntries: NavEntry[] = [
  { to: paths.profile, label: 'profile', icon: IconUser },
  { to: paths.shop.myOrders, label: 'my_orders', icon: IconPackage },
  { to: paths.pricing, label: 'pricing', icon: IconCoinEuro },
  { to: paths.settings.account, label: 'settings', icon: IconSettings },
  { to: paths.settings.notifications, label: 'notifications', icon: IconAdjustments },
  { to: paths.settings.language, label: 'language', icon: IconLanguage },
  { to: paths.settings.payments, label: 'payments', icon: IconCreditCard },
]
