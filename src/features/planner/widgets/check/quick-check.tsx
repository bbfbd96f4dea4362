import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { checkPlan } from '../../model/check/check-plan'
import { createQuickInput } from '../../model/check/create-quick-input'
import type { QuickSession } from '../../model/candidates/session'
import styles from './check.module.css'
import { CheckList } from './check-list'
import { CheckSummary } from './check-summary'
import { SeverityMark } from './severity-mark'
import { useCheckText } from './use-check-text'

interface QuickCheckProps {
  session: QuickSession
  evening: Parameters<typeof createQuickInput>[1]
}

/** What the session check says of a quick session, in one line; what it is, behind it. */
export function QuickCheck({ session, evening }: QuickCheckProps) {
  const { t } = useTranslation('planner')
  const { found } = useCheckText()
  const input = createQuickInput(session, evening)
  const findings = checkPlan(input)
  if (findings.length === 0) {
    return (
      <p className={layout.text14}>
        <CheckSummary findings={findings} />
      </p>
    )
  }
  return (
    <details
      className={`${layout.roundCard} ${layout.edge} ${layout.padRow} ${styles.quick}`}
      aria-label={t('check.title')}
    >
      <summary>
        <CheckSummary findings={findings} />
      </summary>
      <CheckList findings={findings} plan={input.plan} onBlock={null}>
        {(finding) => (
          <li
            key={`${finding.code}/${finding.values.kind ?? ''}/${finding.blocks[0] ?? ''}`}
            className={`${layout.grid} ${layout.top} ${styles.item}`}
          >
            <SeverityMark severity={finding.severity} />
            <p className={`${layout.text14} ${layout.plain} ${layout.pretty}`}>{found(finding)}</p>
          </li>
        )}
      </CheckList>
    </details>
  )
}
