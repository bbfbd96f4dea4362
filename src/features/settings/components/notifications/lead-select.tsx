import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isLeadTime, leadTimes, type LeadTime } from '../../model/notifications/preferences'

interface LeadSelectProps {
  label: string
  value: LeadTime
  /** There are no reminders of this kind at the moment. */
  isIdle: boolean
  onChange: (value: LeadTime) => void
}

/** How long before: the seven lead times of spec section 9. */
export function LeadSelect({ label, value, isIdle, onChange }: LeadSelectProps) {
  const { t } = useTranslation('settings')
  return (
    <Select
      label={label}
      description={isIdle ? t('notifications.lead_idle') : undefined}
      disabled={isIdle}
      data={leadTimes.map((time) => ({
        value: time,
        label: t(`notifications.lead_times.${time}`),
      }))}
      value={value}
      allowDeselect={false}
      onChange={(next) => {
        if (isLeadTime(next)) onChange(next)
      }}
    />
  )
}
