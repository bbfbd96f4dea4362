import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { Compromise, Reason } from '@/features/planner/model/candidates/session'
import styles from './why.module.css'
import { useQuickText } from './use-quick-text'

interface BlockWhyProps {
  reasons: readonly Reason[]
  compromises: readonly Compromise[]
}

/** The most telling reason at once, the others behind "why"; what gave way is never hidden. */
export function BlockWhy({ reasons, compromises }: BlockWhyProps) {
  const { t } = useTranslation('quick-session')
  const { reason, compromise } = useQuickText(null)
  const [first, ...others] = reasons
  return (
    <>
      {first ? (
        <p className={`${layout.text14} ${layout.plain} ${layout.pretty}`}>{reason(first)}</p>
      ) : null}
      {compromises.length > 0 ? (
        <ul
          className={`${layout.listStack1} ${layout.amber} ${layout.size14} ${styles.compromises}`}
          aria-label={t('quick.compromises')}
        >
          {compromises.map((given) => (
            <li key={given.code}>
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
              <span>{compromise(given)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? (
        <details className={`${layout.size14} ${styles.why}`}>
          <summary>{t('quick.why_this')}</summary>
          <ul>
            {others.map((because) => (
              <li key={because.code}>{reason(because)}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}
