import layout from '@/shared/ui/layout.module.css'
import { splitMessage, type MentionablePerson } from '../../model/mentions'
import styles from '../messages.module.css'

interface MessageTextProps {
  body: string
  /** Whose names stand out. */
  people: readonly MentionablePerson[]
  /** Whoever is named oneself is told so plainly. */
  userId: string
}

/** What was written, line by line, with its web addresses as links and the people it names. */
export function MessageText({ body, people, userId }: MessageTextProps) {
  return (
    <p className={`${layout.plain} ${layout.breakable} ${styles.words}`} dir="auto">
      {splitMessage(body, people).map(({ text, href, personId }, index) => {
        if (href) {
          return (
            <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
              {text}
            </a>
          )
        }
        if (personId === null) return text
        return personId === userId ? (
          <mark key={index} className={layout.medium}>
            {text}
          </mark>
        ) : (
          <span key={index} className={layout.medium}>
            {text}
          </span>
        )
      })}
    </p>
  )
}
