import type { ReactNode } from 'react'
import { IconCheck, IconHelp, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import styles from './answer-choice.module.css'

const choices = ['yes', 'no', 'maybe'] as const
const icons = { yes: IconCheck, no: IconX, maybe: IconHelp }

type Choice = (typeof choices)[number]

interface AnswerChoiceProps {
  /** Whose answer to what, for screen readers. */
  label: string
  /** Seen above the buttons, where a row is for several people. */
  name?: ReactNode
  given: Choice | null
  onAnswer: (answer: Choice) => void
  /** `icons` beside a line of text, `words` where the answer is the point. */
  size?: 'icons' | 'words'
  /** Nobody has answered yet, or has to again: stands out. */
  isOpen?: boolean
  /** Below the buttons: why it is asked again, a word to the coach. */
  children?: ReactNode
}

/** Comes, does not come, perhaps: one tap each. */
export function AnswerChoice(props: AnswerChoiceProps) {
  const { label, name, given, onAnswer, size = 'words', isOpen = false, children } = props
  const { t } = useTranslation()
  return (
    <div
      role="group"
      aria-label={label}
      className={`${layout.stack2} ${styles.group}`}
      data-size={size}
      data-open={isOpen || undefined}
    >
      {name ? (
        <p className={`${layout.dimmed} ${layout.dimmed13} ${layout.breakable}`}>{name}</p>
      ) : null}
      <div className={`${layout.gap2} ${styles.buttons}`}>
        {choices.map((one) => {
          const Icon = icons[one]
          const word = t(`answer.${one}`)
          return (
            <button
              key={one}
              type="button"
              className={`${layout.line1} ${layout.roundControl} ${layout.pointer} ${layout.size14} ${styles.button}`}
              data-answer={one}
              aria-pressed={given === one}
              aria-label={size === 'icons' ? word : undefined}
              title={size === 'icons' ? word : undefined}
              onClick={() => onAnswer(one)}
            >
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              {size === 'icons' ? null : word}
            </button>
          )
        })}
      </div>
      {children}
    </div>
  )
}
