import { useTranslation } from 'react-i18next'
import { limits } from '@/features/scene/model/document/limits'
import layout from '@/shared/ui/layout.module.css'
import { SecondsField } from '../../seconds-field'

interface MarkTimeProps {
  value: number
  isReadOnly: boolean
  onChange: (seconds: number) => void
}

export function MarkTime(props: MarkTimeProps) {
  const { t } = useTranslation('animator')
  return (
    <span className={`${layout.line2} ${layout.dimmed13}`}>
      {t('time.timeline.at')}
      <SecondsField label={t('time.timeline.at')} least={0} most={limits.seconds} {...props} />
    </span>
  )
}
