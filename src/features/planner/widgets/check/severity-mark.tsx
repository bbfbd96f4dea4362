import { IconAlertTriangle, IconBulb, IconHandStop } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { Severity } from '../../model/check/finding'
import styles from './check.module.css'

const icons = { stop: IconHandStop, think: IconAlertTriangle, hint: IconBulb } as const

/** How much a finding weighs, by shape, colour and word. */
export function SeverityMark({ severity }: { severity: Severity }) {
  const { t } = useTranslation('planner')
  const Icon = icons[severity]
  return (
    <span
      className={`${layout.fixed} ${layout.inline} ${layout.dimmed} ${styles.mark}`}
      data-severity={severity}
    >
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span className={layout.hidden}>{t(`check.severity.${severity}`)}:</span>
    </span>
  )
}
