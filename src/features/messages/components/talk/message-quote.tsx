import layout from '@/shared/ui/layout.module.css'
import styles from '../messages.module.css'

export interface Quote {
  author: string
  body: string
}

/** What a message answers, above its own words. */
export function MessageQuote({ author, body }: Quote) {
  return (
    <blockquote className={`${layout.dim13Any} ${styles.quote}`}>
      <span className={layout.medium}>{author}</span> {body}
    </blockquote>
  )
}
