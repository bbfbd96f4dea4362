import {
  IconAdjustments,
  IconAward,
  IconChartBar,
  IconClipboardList,
  IconCreditCard,
  IconHistory,
  IconHome,
  IconLifebuoy,
  IconSchool,
  IconShieldCheck,
  IconTags,
  IconUsers,
} from '@tabler/icons-react'
import { paths } from '@/lib/router/paths'
import type { LayoutNav, NavEntry } from './nav-entry'

const overview: NavEntry = { to: paths.admin.overview, label: 'overview', icon: IconHome }
const users: NavEntry = { to: paths.admin.users.list, label: 'users', icon: IconUsers }
const schools: NavEntry = { to: paths.admin.schools.list, label: 'schools', icon: IconSchool }
const subscriptions: NavEntry = {
  to: paths.admin.subscriptions,
  label: 'subscriptions',
  icon: IconCreditCard,
}
const analytics: NavEntry = { to: paths.admin.analytics, label: 'analytics', icon: IconChartBar }

const audit: NavEntry = { to: paths.admin.audit, label: 'audit', icon: IconHistory }
const safety: NavEntry = { to: paths.admin.safety, label: 'safety', icon: IconShieldCheck }
const support: NavEntry = { to: paths.admin.support, label: 'support_desk', icon: IconLifebuoy }

export const adminLayout: LayoutNav = {
  main: [
    overview,
    { ...users, group: 'people' },
    { ...schools, group: 'people' },
    { to: paths.admin.trainings, label: 'trainings', icon: IconClipboardList, group: 'people' },
    { ...subscriptions, group: 'people' },
    { ...audit, group: 'oversight' },
    { ...safety, group: 'oversight' },
    { ...support, group: 'oversight' },
    { ...analytics, isSecondary: true },
    { to: paths.admin.plans.list, label: 'plans', icon: IconTags, isSecondary: true },
    { to: paths.achievements.list, label: 'achievements', icon: IconAward, isSecondary: true },
    {
      to: paths.adminTools.notificationSettings,
      label: 'notification_tools',
      icon: IconAdjustments,
      isSecondary: true,
    },
  ],
  tabs: [overview, users, schools, subscriptions, analytics, audit, safety, support],
  create: [
    { to: paths.admin.users.create, label: 'user' },
    { to: paths.admin.schools.create, label: 'school' },
    { to: paths.admin.inviteOwner, label: 'invitation' },
  ],
}
