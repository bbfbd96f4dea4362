import { useState } from 'react'
import { Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { findShareEnd, shareLifetimes, type ShareLifetime } from '@/lib/share-lifetime'
import layout from '@/shared/ui/layout.module.css'
import styles from './lifetime-choice.module.css'

interface LifetimeChoiceProps {
  value: ShareLifetime
  onChange: (lifetime: ShareLifetime) => void
}

/** How long a new link works, with the day it ends. */
export function LifetimeChoice({ value, onChange }: LifetimeChoiceProps) {
  const { t } = useTranslation()
  const [now] = useState(() => Date.now())

  function getLabel(lifetime: ShareLifetime): string {
    const end = findShareEnd(lifetime, now)
    const label = t(`share_lifetime.${lifetime}`)
    return end ? t('share_lifetime.until', { label, date: formatDate(end) }) : label
  }

  return (
    <Radio.Group
      label={t('share_lifetime.label')}
      description={t('share_lifetime.text')}
      value={value}
      onChange={(next) => onChange(shareLifetimes.find((known) => known === next) ?? 'month')}
    >
      <div className={`${layout.gap3} ${styles.choices}`}>
        {shareLifetimes.map((lifetime) => (
          <Radio key={lifetime} value={lifetime} label={getLabel(lifetime)} />
        ))}
      </div>
    </Radio.Group>
  )
}
