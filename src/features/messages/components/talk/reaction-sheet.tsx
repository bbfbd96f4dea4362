import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import type { ShownReaction } from './reaction-bar'

interface ReactionSheetProps {
  reactions: readonly ShownReaction[]
  onClose: () => void
}

/** Who reacted to a message and with what, by name. */
export function ReactionSheet({ reactions, onClose }: ReactionSheetProps) {
  const { t } = useTranslation('messages')
  return (
    <Sheet isOpen onClose={onClose} title={t('reaction.label')}>
      <ul className={layout.listStack2}>
        {reactions.map(({ emoji, names }) => (
          <li key={emoji} className={layout.row2}>
            <span className={layout.fixed}>{emoji}</span>
            <span className={`${layout.min} ${layout.breakable}`}>{names.join(', ')}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
