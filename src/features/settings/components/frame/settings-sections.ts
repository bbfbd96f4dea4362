import {
  IconBell,
  IconCreditCard,
  IconFileDownload,
  IconKey,
  IconLanguage,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react'
import { paths } from '@/lib/router/paths'

/** The tabs that profile and settings share, in the order of spec section 2, and three of our own. */
export const settingsSections = [
  { key: 'profile', to: paths.profile, icon: IconUser },
  { key: 'notifications', to: paths.settings.notifications, icon: IconBell },
  { key: 'language', to: paths.settings.language, icon: IconLanguage },
  { key: 'payments', to: paths.settings.payments, icon: IconCreditCard },
  { key: 'account', to: paths.settings.account, icon: IconKey },
  { key: 'security', to: paths.settings.security, icon: IconShieldLock },
  { key: 'data', to: paths.settings.data, icon: IconFileDownload },
] as const
