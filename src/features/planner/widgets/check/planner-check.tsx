import { useState } from 'react'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { IconButton } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { usePlanner } from '../../components/planner-context'
import { CheckPanel } from './check-panel'
import styles from './check.module.css'
import { CheckSummary } from './check-summary'
import type { useApplyFix } from './use-apply-fix'

interface PlannerCheckProps {
  teamId: string
  state: Parameters<typeof useApplyFix>[0]
  /** The plan comes into view, where it may be hidden. */
  onShowPlan: () => void
}

/** Beside the totals: how many things to look at, and the panel with them. All clear is one quiet line. */
export function PlannerCheck({ teamId, state, onShowPlan }: PlannerCheckProps) {
  const { t } = useTranslation('planner')
  const { check } = usePlanner()
  const isPhone = useIsPhone()
  const [params] = useSearchParams()
  const [isOpen, setIsOpen] = useState(() => params.has('check'))
  if (check.input.plan.length === 0) return null
  const { findings, ignoredCount } = check
  const isClear = findings.length === 0 && ignoredCount === 0

  function goTo(key: string) {
    if (isPhone) setIsOpen(false)
    onShowPlan()
    // after the sheet has given the focus back
    window.setTimeout(() => {
      const block = document.getElementById(`block-${key}`)
      block?.scrollIntoView({ block: 'center' })
      block?.focus({ preventScroll: true })
    })
  }

  /** On the phone the fields stand behind a sheet of their own. */
  function goToField() {
    const field = document.getElementById(fieldInput)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }

  const panel = (
    <CheckPanel
      check={check}
      teamId={teamId}
      state={state}
      onBlock={goTo}
      onField={isPhone ? null : goToField}
    />
  )
  if (isClear) {
    return (
      <p className={`${layout.round} ${layout.ground2} ${styles.clear}`} role="status">
        <CheckSummary findings={findings} />
      </p>
    )
  }
  return (
    <section className={layout.grid2} aria-label={t('check.title')}>
      {isOpen && !isPhone ? (
        <div className={`${layout.stack3} ${layout.float} ${styles.panel}`}>
          <header className={`${layout.line2} ${layout.spread} ${styles.panelHead}`}>
            <h2>{t('check.title')}</h2>
            <IconButton size="small" label={t('check.hide')} onClick={() => setIsOpen(false)}>
              <IconX size={18} stroke={1.75} />
            </IconButton>
          </header>
          {panel}
        </div>
      ) : null}
      <button
        type="button"
        className={`${layout.inline2} ${layout.round} ${layout.pointer} ${layout.size14} ${styles.badge}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <CheckSummary findings={findings} isTitled={!isPhone} />
        {isOpen ? <IconChevronDown {...look} /> : <IconChevronUp {...look} />}
      </button>
      {isPhone ? (
        <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('check.title')}>
          {panel}
        </Sheet>
      ) : null}
    </section>
  )
}

/** Id of the choice of a field among the planner's fields. */
const fieldInput = 'training-field-part'

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const
