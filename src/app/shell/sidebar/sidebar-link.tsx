import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import type { NavEntry } from '@/app/layouts/nav-entry'
import { resolveAddress } from '@/lib/router/lead-to'
import styles from './sidebar.module.css'
import { sidebar } from './use-sidebar'

interface SidebarLinkProps {
  entry: NavEntry
  /** Icons only: the name moves into a tooltip and stays for screen readers. */
  isRail: boolean
}

export function SidebarLink({ entry, isRail }: SidebarLinkProps) {
  const { t } = useTranslation()
  const label = t(`nav.${entry.label}`)
  const Icon = entry.icon
  const to = resolveAddress(entry.to) ?? entry.to
  // what stands in for another page is not the page the entry names
  const Anchor = to === entry.to ? NavLink : Link
  return (
    <Tooltip label={label} position="right" disabled={!isRail}>
      <Anchor to={to} className={styles.link} onClick={sidebar.close}>
        <Icon size={20} stroke={1.75} aria-hidden />
        <span className={styles.label}>{label}</span>
      </Anchor>
    </Tooltip>
  )
}
