import { IconCheck, IconClock, IconLock, IconMessageReply } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type BadgeTone } from '@/shared/ui/status-badge'
import type { SupportState } from '../model/ticket'

const looks: Record<SupportState, { tone: BadgeTone; icon: typeof IconCheck }> = {
  open: { tone: 'blue', icon: IconClock },
  waiting_for_you: { tone: 'amber', icon: IconMessageReply },
  solved: { tone: 'green', icon: IconCheck },
  closed: { tone: 'neutral', icon: IconLock },
}

interface StateBadgeProps {
  state: SupportState
  /** The desk speaks of the author; an author of "you". */
  isDesk?: boolean
}

/** In words and by a sign, not by colour alone. */
export function StateBadge({ state, isDesk = false }: StateBadgeProps) {
  const { t } = useTranslation('support')
  const { tone, icon: Icon } = looks[state]
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} stroke={2} aria-hidden="true" />}>
      <span style={{ whiteSpace: 'nowrap' }}>
        {t(isDesk ? `desk.states.${state}` : `states.${state}`)}
      </span>
    </StatusBadge>
  )
}
