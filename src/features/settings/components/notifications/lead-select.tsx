import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isLeadTime, leadTimes, type LeadTime } from '@/features/notifications/model/preferences'

interface LeadSelectProps {
  label: string
  value: LeadTime
  /** There are no reminders of this kind at the moment. */
  isIdle: boolean
  onChange: (value: LeadTime) => void
}

/** How long before: the seven lead times of spec section 9. */
export function LeadSelect({ label, value, isIdle, onChange }: LeadSelectProps) {
  const { t } = useTranslation(['settings', 'notifications/preferences'])
  return (
    <Select
      label={label}
      description={isIdle ? t('notifications.lead_idle') : undefined}
      disabled={isIdle}
      data={leadTimes.map((time) => ({
        value: time,
        label: t(`notifications/preferences:lead_times.${time}`),
      }))}
      value={value}
      allowDeselect={false}
      onChange={(next) => {
        if (isLeadTime(next)) onChange(next)
      }}
    />
  )
}
