import type { ReactNode } from 'react'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { IconButton } from '../button'
import styles from './selection-bar.module.css'

interface SelectionBarProps {
  count: number
  onClear: () => void
  children: ReactNode
}

/** Bulk work on what is selected; docked at the bottom while anything is. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation()
  return (
    <div role="status" className={`${layout.sticky} ${layout.justifyCenter} ${styles.dock}`}>
      {count > 0 ? (
        <div className={`${layout.rowWide} ${layout.roundCard} ${layout.size14} ${styles.bar}`}>
          <span className={layout.medium}>{t('ui.selection.count', { count })}</span>
          <div className={`${layout.wrap2} ${styles.actions}`}>{children}</div>
          <IconButton label={t('ui.selection.clear')} onClick={onClear}>
            <IconX size={20} stroke={1.75} />
          </IconButton>
        </div>
      ) : null}
    </div>
  )
}
