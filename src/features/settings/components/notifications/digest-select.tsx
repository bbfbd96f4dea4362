import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  digestRhythms,
  isDigestRhythm,
  type DigestRhythm,
} from '@/features/notifications/model/preferences'

interface DigestSelectProps {
  value: DigestRhythm
  /** Nothing leaves the app at the moment. */
  isIdle: boolean
  onChange: (value: DigestRhythm) => void
}

/** How often one e-mail tells what is unread: not at all, every morning or on Mondays. */
export function DigestSelect({ value, isIdle, onChange }: DigestSelectProps) {
  const { t } = useTranslation('notifications/preferences')
  return (
    <Select
      label={t('digest')}
      disabled={isIdle}
      data={digestRhythms.map((rhythm) => ({
        value: rhythm,
        label: t(`digests.${rhythm}`),
      }))}
      value={value}
      allowDeselect={false}
      onChange={(next) => {
        if (isDigestRhythm(next)) onChange(next)
      }}
    />
  )
}
