import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Repair } from '@/features/scene/model/document/opening/repairs'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { Button } from '@/shared/ui/button'
import { NoticeBar } from './notice-bar'
import styles from './notices.module.css'

/** What had to be mended when the scene was opened; goes away when it was read. */
export function RepairNotice({ repairs }: { repairs: readonly Repair[] }) {
  const { t } = useTranslation('animator')
  const translate = useTranslateKey()
  const [isRead, setIsRead] = useState(false)
  if (isRead || repairs.length === 0) return null
  return (
    <NoticeBar
      actions={
        <Button kind="secondary" onClick={() => setIsRead(true)}>
          {t('editor.dismiss')}
        </Button>
      }
    >
      {t('editor.repaired')}
      <ul className={styles.repairs} aria-label={t('editor.repairs')}>
        {repairs.map(({ kind, count }) => (
          <li key={kind}>{translate(`scene:repairs.${kind}`, { count })}</li>
        ))}
      </ul>
    </NoticeBar>
  )
}
