import { Select } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldRow } from '@/shared/ui/patterns/form-section'
import {
  hasQuietHours,
  usualQuietHours,
  type PreferencePatch,
  type Preferences,
} from '../../model/notifications/preferences'
import layout from '@/shared/ui/layout.module.css'
import { PreferenceSwitch } from './preference-switch'

interface QuietHoursProps {
  preferences: Preferences
  onChange: (patch: PreferencePatch) => void
}

const times = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0')
  return `${hour}:${half % 2 ? '30' : '00'}`
})

/** From when until when push waits, on the clock of the place one is in when choosing. */
export function QuietHours({ preferences, onChange }: QuietHoursProps) {
  const { t } = useTranslation('settings')
  const faultId = useId()
  const { quiet_from, quiet_until, time_zone } = preferences
  const [isSame, setSame] = useState(false)
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone

  function choose(from: string, until: string) {
    const isFine = hasQuietHours(from, until)
    setSame(!isFine)
    if (isFine) onChange({ quiet_from: from, quiet_until: until, time_zone: here })
  }

  return (
    <>
      <PreferenceSwitch
        label={t('notifications.quiet')}
        hint={quiet_from ? t('notifications.quiet_zone', { zone: time_zone }) : undefined}
        isOn={quiet_from !== null}
        onChange={(isOn) =>
          onChange(
            isOn
              ? { ...usualQuietHours, time_zone: here }
              : { quiet_from: null, quiet_until: null },
          )
        }
      />
      {quiet_from && quiet_until ? (
        <>
          <FieldRow>
            <TimeSelect
              label={t('notifications.quiet_from')}
              value={quiet_from}
              onChange={(from) => choose(from, quiet_until)}
            />
            <TimeSelect
              label={t('notifications.quiet_until')}
              value={quiet_until}
              onChange={(until) => choose(quiet_from, until)}
            />
          </FieldRow>
          {isSame ? (
            <p
              id={faultId}
              role="alert"
              className={`${layout.medium} ${layout.plain} ${layout.danger} ${layout.size13}`}
            >
              {t('notifications.quiet_same')}
            </p>
          ) : null}
        </>
      ) : null}
    </>
  )
}

interface TimeSelectProps {
  label: string
  /** `HH:mm`, seconds are left out. */
  value: string
  onChange: (value: string) => void
}

function TimeSelect({ label, value, onChange }: TimeSelectProps) {
  const chosen = value.slice(0, 5)
  return (
    <Select
      label={label}
      data={times.includes(chosen) ? times : [chosen, ...times]}
      value={chosen}
      searchable
      allowDeselect={false}
      onChange={(next) => {
        if (next) onChange(next)
      }}
    />
  )
}
