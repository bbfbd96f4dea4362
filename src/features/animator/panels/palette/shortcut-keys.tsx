import { useTranslation } from 'react-i18next'
import { shortcutText } from '../../editor/shortcut-text'
import styles from './palette.module.css'

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The keys of a command, as printed on the reader's keyboard. */
export function ShortcutKeys({ keys }: { keys: string | undefined }) {
  const { t } = useTranslation('animator')
  if (keys === undefined) return null
  return <kbd className={styles.keys}>{shortcutText(keys, isMac, (key) => t(`keys.${key}`))}</kbd>
}
