import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { SessionReason } from '@/features/planner/model/candidates/session'
import { useQuickText } from './use-quick-text'
import styles from './why.module.css'

interface SessionWhyProps {
  reasons: readonly SessionReason[]
  seasonTitle: string | null
}

/** What the whole session was made from: the facts that decided and those that are missing. */
export function SessionWhy({ reasons, seasonTitle }: SessionWhyProps) {
  const { t } = useTranslation('quick-session')
  const { whole } = useQuickText(seasonTitle)
  return (
    <SectionCard title={t('quick.why_session')}>
      <ul className={`${layout.stack1} ${layout.text14} ${styles.whole}`}>
        {reasons.map((because) => (
          <li key={JSON.stringify(because)}>{whole(because)}</li>
        ))}
      </ul>
    </SectionCard>
  )
}
