import { useTranslation } from 'react-i18next'
import { formatShortcut } from '../../editor/shortcut-text'
import layout from '@/shared/ui/layout.module.css'
import styles from './palette.module.css'

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The keys of a command, as printed on the reader's keyboard. */
export function ShortcutKeys({ keys }: { keys: string | undefined }) {
  const { t } = useTranslation('animator')
  if (keys === undefined) return null
  return (
    <kbd className={`${layout.fixed} ${layout.size12} ${layout.oneLine} ${styles.keys}`}>
      {formatShortcut(keys, isMac, (key) => t(`keys.${key}`))}
    </kbd>
  )
}
