import {
  IconAward,
  IconBell,
  IconChartBar,
  IconClipboardList,
  IconCreditCard,
  IconHistory,
  IconHome,
  IconReceipt,
  IconSchool,
  IconShieldCheck,
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

export const adminLayout: LayoutNav = {
  main: [
    overview,
    users,
    schools,
    { to: paths.admin.trainings, label: 'trainings', icon: IconClipboardList },
    subscriptions,
    { to: paths.admin.plans.list, label: 'plans', icon: IconReceipt },
    { to: paths.achievements.list, label: 'achievements', icon: IconAward },
    analytics,
    { to: paths.adminTools.notificationSettings, label: 'notification_tools', icon: IconBell },
    { to: paths.admin.safety, label: 'safety', icon: IconShieldCheck },
    { to: paths.admin.audit, label: 'audit', icon: IconHistory },
  ],
  tabs: [overview, users, schools, subscriptions, analytics],
  create: [
    { to: paths.admin.users.create, label: 'user' },
    { to: paths.admin.schools.create, label: 'school' },
    { to: paths.admin.inviteOwner, label: 'invitation' },
  ],
}
