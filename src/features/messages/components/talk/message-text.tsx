import layout from '@/shared/ui/layout.module.css'
import { splitLinks } from '../../model/split-links'
import styles from '../messages.module.css'

/** What was written, line by line, with its web addresses as links. */
export function MessageText({ body }: { body: string }) {
  return (
    <p className={`${layout.plain} ${layout.breakable} ${styles.words}`} dir="auto">
      {splitLinks(body).map(({ text, href }, index) =>
        href ? (
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  )
}
