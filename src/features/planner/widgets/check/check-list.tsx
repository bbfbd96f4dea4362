import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { takeFirst, groupFindings } from '../../model/check/finding-groups'
import type { Finding } from '../../model/check/finding'
import { shownAtMost } from '../../model/check/limits'
import type { Plan } from '../../model/plan'
import { usePlanText } from '../use-plan-text'
import layout from '@/shared/ui/layout.module.css'
import styles from './check.module.css'
import type { ReactNode } from 'react'

interface CheckListProps {
  findings: readonly Finding[]
  plan: Plan
  children: (finding: Finding) => ReactNode
  /** Leads to a block; null where there is nowhere to go. */
  onBlock: ((key: string) => void) | null
}

/** Findings by what they are about; the first six, the others one tap away. */
export function CheckList({ findings, plan, children, onBlock }: CheckListProps) {
  const { t } = useTranslation('planner')
  const { blockTitle } = usePlanText()
  const [isWhole, setIsWhole] = useState(false)
  const groups = groupFindings(findings, plan)
  const shown = isWhole ? groups : takeFirst(groups, shownAtMost)
  return (
    <>
      <ul className={`${layout.gap3} ${styles.groups}`}>
        {shown.map(({ key, findings: own }) => {
          const block = plan.find((candidate) => candidate.key === key)
          const title = block ? blockTitle(block) : ''
          return (
            <li key={key ?? ''} className={`${layout.lineBelow} ${styles.group}`}>
              {block && onBlock ? (
                <button
                  type="button"
                  className={`${layout.dimmed} ${layout.breakable} ${styles.about}`}
                  title={t('check.to_block', { title })}
                  onClick={() => onBlock(block.key)}
                >
                  {title}
                </button>
              ) : (
                <p className={`${layout.dimmed} ${layout.breakable} ${styles.about}`}>
                  {block ? title : t('check.whole')}
                </p>
              )}
              <ul className={`${layout.gap3} ${styles.items}`}>{own.map(children)}</ul>
            </li>
          )
        })}
      </ul>
      {findings.length > shownAtMost ? (
        <Button kind="quiet" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('check.less') : t('check.more', { count: findings.length })}
        </Button>
      ) : null}
    </>
  )
}
