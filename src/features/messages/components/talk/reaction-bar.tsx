import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { StatusBadge } from '@/shared/ui/status-badge'
import { emojiNames, type ReactionEmoji } from '../../model/reactions'

export interface ShownReaction {
  emoji: ReactionEmoji
  /** Of who reacted, as the reader knows them. */
  names: readonly string[]
  isMine: boolean
}

interface ReactionBarProps {
  reactions: readonly ShownReaction[]
  /** Null where the conversation is closed. */
  onReact: ((emoji: ReactionEmoji, isOn: boolean) => void) | null
}

/** Who reacted to a message, below it; a tap joins in or takes the own reaction back. */
export function ReactionBar({ reactions, onReact }: ReactionBarProps) {
  const { t } = useTranslation('messages')
  return (
    <div className={`${layout.wrap} ${layout.gap1}`} role="group" aria-label={t('reaction.label')}>
      {reactions.map(({ emoji, names, isMine }) => (
        <button
          key={emoji}
          type="button"
          className={`${layout.bare} ${layout.flush} ${layout.touch}`}
          aria-pressed={isMine}
          aria-label={t('reaction.by', {
            emoji: t(`reaction.names.${emojiNames[emoji]}`),
            names: names.join(', '),
          })}
          title={names.join(', ')}
          disabled={onReact === null}
          onClick={() => onReact?.(emoji, !isMine)}
        >
          <StatusBadge tone={isMine ? 'green' : 'neutral'} icon={emoji}>
            <span className={layout.figures}>{names.length}</span>
          </StatusBadge>
        </button>
      ))}
    </div>
  )
}
