import type { ReactNode } from 'react'
import { IconAlertTriangle, IconClockExclamation } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatAge } from '@/lib/dates'
import { StatusBadge, type BadgeTone } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import type { SafetyState } from '../model/safety-filter'
import styles from './case-list.module.css'

const tones: Record<Exclude<SafetyState, ''>, BadgeTone> = {
  open: 'amber',
  requested: 'amber',
  in_review: 'blue',
  approved: 'blue',
  closed: 'green',
  done: 'green',
  refused: 'neutral',
  withdrawn: 'neutral',
}

interface CaseCardProps {
  title: ReactNode
  status: Exclude<SafetyState, ''>
  created_at: string
  responsible: string | null
  isOverdue: boolean
  isUrgent?: boolean
  /** Further badges. */
  badges?: ReactNode
  facts: readonly (string | null | undefined)[]
  actions?: ReactNode
  children?: ReactNode
}

/** A case: what, since when, in whose hands, and what can be done now. */
export function CaseCard(props: CaseCardProps) {
  const { title, status, created_at, responsible, isOverdue, isUrgent, badges, facts } = props
  const { t } = useTranslation('safety')
  return (
    <li
      className={`${layout.card} ${layout.grid} ${layout.gap3} ${styles.case}`}
      data-overdue={isOverdue || undefined}
    >
      <div className={`${layout.spread} ${styles.head}`}>
        <h2 className={`${layout.medium} ${layout.size16}`}>{title}</h2>
        <div className={layout.row2}>
          {isUrgent && (
            <StatusBadge tone="red" icon={<IconAlertTriangle size={14} aria-hidden />}>
              {t('case.urgent')}
            </StatusBadge>
          )}
          {isOverdue && (
            <StatusBadge tone="red" icon={<IconClockExclamation size={14} aria-hidden />}>
              {t('case.overdue')}
            </StatusBadge>
          )}
          {badges}
          <StatusBadge tone={tones[status]}>{t(`states.${status}`)}</StatusBadge>
        </div>
      </div>
      {props.children}
      <p className={`${layout.dim13Any} ${layout.flex} ${layout.wrap} ${styles.facts}`}>
        <span>{formatAge(created_at)}</span>
        <span>{responsible ? t('case.responsible', { name: responsible }) : t('case.nobody')}</span>
        {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
      </p>
      {props.actions && <div className={styles.actions}>{props.actions}</div>}
    </li>
  )
}
