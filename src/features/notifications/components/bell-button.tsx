import type { ComponentProps } from 'react'
import { IconBell } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import styles from './bell-button.module.css'

interface BellButtonProps extends ComponentProps<'button'> {
  unread: number
}

/** Two digits fit on the bell; the spoken name has the whole number. */
const shownAtMost = 99

export function BellButton({ unread, ...rest }: BellButtonProps) {
  const { t } = useTranslation('common')
  const label = unread > 0 ? t('nav.unread', { total: unread }) : t('nav.notifications')
  const digits = unread > shownAtMost ? `${shownAtMost}+` : unread
  return (
    <button
      {...rest}
      type="button"
      className={`${layout.bare} ${layout.fixed} ${layout.grid} ${layout.relative} ${styles.bell}`}
      aria-label={label}
    >
      <IconBell size={20} stroke={1.75} aria-hidden />
      {unread > 0 && (
        <span
          className={`${layout.bold} ${layout.inside} ${layout.round} ${styles.count}`}
          aria-hidden
        >
          {digits}
        </span>
      )}
    </button>
  )
}
