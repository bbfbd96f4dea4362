import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { IconWand } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { sessionCandidateQueries } from '../../api/session-candidates'
import { applyFixes } from '../../model/check/fixes/apply-fixes'
import { CheckList } from './check-list'
import styles from './check.module.css'
import { FindingItem } from './finding-item'
import { useApplyFix, useFixTools } from './use-apply-fix'
import type { SessionCheck } from './use-session-check'

interface CheckPanelProps {
  check: SessionCheck
  teamId: string
  state: Parameters<typeof useApplyFix>[0]
  onBlock: (key: string) => void
  onField: (() => void) | null
}

/** Everything the check has found, each with its one-tap fixes. Exercises to swap for load with it. */
export function CheckPanel({ check, teamId, state, onBlock, onField }: CheckPanelProps) {
  const { t, i18n } = useTranslation('planner')
  const { input, findings, isBehind } = check
  const candidates = useQuery(sessionCandidateQueries.of(teamId, i18n.language))
  const tools = useFixTools(candidates.data ?? [])
  const take = useApplyFix(state)
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState('')

  async function applyFix(plan: typeof input.plan, told: Parameters<typeof take>[2]) {
    setIsBusy(true)
    await take(input.plan, plan, told)
    setIsBusy(false)
    setSaid(told.what ?? '')
  }

  function applyAllFixes() {
    const { plan, count } = applyFixes(input, tools, (finding, of) => !check.isIgnored(finding, of))
    if (count === 0) return showToast('info', 'planner:check.nothing')
    void applyFix(plan, { message: 'planner:check.mended', count })
  }

  return (
    <>
      <p className={layout.hidden} role="status">
        {said}
      </p>
      {input.facts ? null : <p className={styles.quiet}>{t('check.partial')}</p>}
      {candidates.isPending ? <p className={styles.quiet}>{t('check.looking')}</p> : null}
      {candidates.isError ? <p className={styles.quiet}>{t('check.candidates_failed')}</p> : null}
      <CheckList findings={findings} plan={input.plan} onBlock={onBlock}>
        {(finding) => (
          <FindingItem
            key={`${finding.code}/${finding.values.kind ?? ''}/${finding.blocks[0] ?? ''}`}
            finding={finding}
            input={input}
            tools={candidates.isPending ? null : tools}
            isBehind={isBehind || isBusy}
            onMend={(one, what) => void applyFix(one.plan, { message: 'planner:check.done', what })}
            onIgnore={() => check.ignore(finding)}
            onField={onField}
          />
        )}
      </CheckList>
      <div className={`${layout.between} ${styles.foot}`}>
        {check.ignoredCount > 0 ? (
          <p className={styles.quiet}>
            {t('check.ignored', { count: check.ignoredCount })}
            <Button kind="quiet" onClick={check.showIgnored}>
              {t('check.again')}
            </Button>
          </p>
        ) : null}
        {findings.length > 1 && candidates.data ? (
          <Button
            kind="secondary"
            busy={isBusy}
            disabled={isBehind}
            icon={<IconWand size={18} stroke={1.75} />}
            onClick={applyAllFixes}
          >
            {t('check.all')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
