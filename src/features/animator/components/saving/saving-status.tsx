import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUpload,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import layout from '@/shared/ui/layout.module.css'
import type { SavingPhase } from '../../model/saving/saving-state'
import styles from './saving.module.css'
import type { Saving } from './use-autosave'

const icons = {
  saved: IconCloudCheck,
  waiting: IconCloudUpload,
  saving: IconCloudUpload,
  offline: IconCloudOff,
  refused: IconAlertTriangle,
  conflict: IconAlertTriangle,
} satisfies Record<SavingPhase, typeof IconCloudCheck>

/** Whether what is on screen is safe, in one word for the top bar; spoken when it changes for the worse. */
export function SavingStatus({ saving }: { saving: Saving }) {
  const { t } = useTranslation('animator')
  const { phase, savedAt, id } = saving.state
  const Icon = icons[phase]
  const time =
    savedAt === null
      ? ''
      : new Intl.DateTimeFormat(formatLocale(), { timeStyle: 'short' }).format(savedAt)
  const isWorrying = phase === 'offline' || phase === 'refused' || phase === 'conflict'
  const isUnsaved = phase === 'saved' && id === null
  return (
    <span
      className={`${layout.inline1} ${layout.dimmed} ${layout.dimmed13} ${layout.oneLine} ${styles.status}`}
      data-phase={phase}
      role={isWorrying ? 'alert' : undefined}
      title={phase === 'saved' && time ? t('saving.saved_at', { time }) : undefined}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
      {isUnsaved ? t('saving.state.empty') : t(`saving.state.${phase}`)}
    </span>
  )
}
