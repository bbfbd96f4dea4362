import { IconTargetArrow } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { Reason } from '@/features/planner/model/candidates/session'
import type { SessionFacts } from '@/features/planner/model/candidates/session-facts'
import { listGoals, type ThemeChoice } from '@/features/planner/model/candidates/theme'
import { useQuickText } from './use-quick-text'

interface GoalsLineProps {
  facts: SessionFacts
  theme: ThemeChoice
}

/** How many players work at the chosen topic by an agreed goal; while none of theirs is chosen, what most work at. */
export function GoalsLine({ facts, theme }: GoalsLineProps) {
  const { t } = useTranslation('quick-session')
  const { reason } = useQuickText(null)
  const goals = listGoals(facts)
  const chosen = goals.filter(({ topic }) => topic === theme)
  const toReason = ({ topic, players }: (typeof goals)[number]): Reason => ({
    code: 'goal',
    topic,
    players,
    squad: facts.players.squad,
  })
  const shown = chosen.length > 0 ? chosen : goals.slice(0, 2)
  if (shown.length === 0) return null
  return (
    <ul className={`${layout.listStack1} ${layout.dim14}`} aria-label={t('quick.goals')}>
      {shown.map((goal) => (
        <li key={goal.topic} className={layout.inline1}>
          <IconTargetArrow size={16} stroke={1.75} aria-hidden="true" style={{ flexShrink: 0 }} />
          <span>{reason(toReason(goal))}</span>
        </li>
      ))}
    </ul>
  )
}
