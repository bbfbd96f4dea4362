import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import type { NavEntry } from '@/app/layouts/nav-entry'
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
  return (
    <Tooltip label={label} position="right" disabled={!isRail}>
      <NavLink to={entry.to} className={styles.link} onClick={sidebar.close}>
        <Icon size={20} stroke={1.75} aria-hidden />
        <span className={styles.label}>{label}</span>
      </NavLink>
    </Tooltip>
  )
}
