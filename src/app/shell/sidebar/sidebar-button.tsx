import { Tooltip } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { NavEntry } from '@/app/layouts/nav-entry'
import styles from './sidebar.module.css'

interface SidebarButtonProps {
  entry: Pick<NavEntry, 'label' | 'icon'>
  isRail: boolean
  /** For a button that opens what stands beside it. */
  isExpanded?: boolean
  id?: string
  controls?: string
  onClick: () => void
}

/** An entry that does something instead of leading somewhere. */
export function SidebarButton(props: SidebarButtonProps) {
  const { entry, isRail, isExpanded, id, controls, onClick } = props
  const { t } = useTranslation()
  const label = t(`nav.${entry.label}`)
  const Icon = entry.icon
  return (
    <Tooltip label={label} position="right" disabled={!isRail}>
      <button
        type="button"
        id={id}
        className={styles.link}
        aria-expanded={isExpanded}
        aria-controls={controls}
        onClick={onClick}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
        <span className={styles.label}>{label}</span>
        {isExpanded === undefined || isRail ? null : (
          <IconChevronDown className={styles.chevron} size={16} stroke={1.75} aria-hidden />
        )}
      </button>
    </Tooltip>
  )
}
