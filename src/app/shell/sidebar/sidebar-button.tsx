import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { NavEntry } from '@/app/layouts/nav-entry'
import styles from './sidebar.module.css'

interface SidebarButtonProps {
  entry: Pick<NavEntry, 'label' | 'icon'>
  isRail: boolean
  onClick: () => void
}

/** An entry that does something instead of leading somewhere. */
export function SidebarButton({ entry, isRail, onClick }: SidebarButtonProps) {
  const { t } = useTranslation()
  const label = t(`nav.${entry.label}`)
  const Icon = entry.icon
  return (
    <Tooltip label={label} position="right" disabled={!isRail}>
      <button type="button" className={styles.link} onClick={onClick}>
        <Icon size={20} stroke={1.75} aria-hidden />
        <span className={styles.label}>{label}</span>
      </button>
    </Tooltip>
  )
}
