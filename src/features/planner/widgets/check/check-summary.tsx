import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { severities, type Finding } from '../../model/check/finding'
import styles from './check.module.css'
import { SeverityMark } from './severity-mark'

interface CheckSummaryProps {
  findings: readonly Finding[]
  /** Says whose result it is, where no heading does. */
  isTitled?: boolean
}

/** "3 things to look at, 2 hints", with the mark of the worst; or that all is clear. */
export function CheckSummary({ findings, isTitled = true }: CheckSummaryProps) {
  const { t, i18n } = useTranslation('planner')
  const hints = findings.filter(({ severity }) => severity === 'hint').length
  const things = findings.length - hints
  const worst = severities.find((level) => findings.some(({ severity }) => severity === level))
  if (!worst) {
    return (
      <span className={`${layout.min} ${layout.inline} ${layout.middle} ${styles.summary}`}>
        <IconCircleCheck className={styles.good} size={18} stroke={1.75} aria-hidden="true" />
        {t('check.clear')}
      </span>
    )
  }
  const parts = [
    ...(things > 0 ? [t('check.count', { count: things })] : []),
    ...(hints > 0 ? [t('check.hints', { count: hints })] : []),
  ]
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' })
  return (
    <span className={`${layout.min} ${layout.inline} ${layout.middle} ${styles.summary}`}>
      <SeverityMark severity={worst} />
      {isTitled ? <span className={layout.medium}>{t('check.title')}</span> : null}
      <span data-figures="">{list.format(parts)}</span>
    </span>
  )
}
