import { IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import styles from './planner.module.css'
import { useOnline } from '@/shared/hooks/use-online'

/** Says a lost connection plainly, and that planning goes on. */
export function ConnectionLine() {
  const { t } = useTranslation('planner')
  const isOnline = useOnline()
  return (
    <div role="status">
      {isOnline ? null : (
        <p className={`${layout.line2} ${layout.roundControl} ${layout.size14} ${styles.offline}`}>
          <IconCloudOff size={18} stroke={1.75} aria-hidden="true" />
          {t('plan.offline.line')}
        </p>
      )}
    </div>
  )
}
