import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { emojiNames, reactionEmoji, type ReactionEmoji } from '../../model/reactions'

interface ReactionPickerProps {
  /** Given by me already. */
  mine: readonly ReactionEmoji[]
  onReact: (emoji: ReactionEmoji, isOn: boolean) => void
}

/** The few emoji at the head of a message's menu; a tap gives one, or takes it back. */
export function ReactionPicker({ mine, onReact }: ReactionPickerProps) {
  const { t } = useTranslation('messages')
  return (
    <div className={`${layout.flex} ${layout.lineBelow}`}>
      {reactionEmoji.map((emoji) => {
        const isOn = mine.includes(emoji)
        const name = t(`reaction.names.${emojiNames[emoji]}`)
        return (
          <Menu.Item
            key={emoji}
            aria-label={isOn ? t('reaction.take_back', { emoji: name }) : name}
            data-hovered={isOn || undefined}
            className={layout.textCenter}
            onClick={() => onReact(emoji, !isOn)}
          >
            {emoji}
          </Menu.Item>
        )
      })}
    </div>
  )
}
