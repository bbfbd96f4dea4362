import { IconChevronRight } from '@tabler/icons-react'
import type { Article } from '../model/article'
import type { ArticleTexts } from '../model/article-text'
import layout from '@/shared/ui/layout.module.css'

interface ArticleListProps {
  articles: readonly Article[]
  texts: ArticleTexts
  /** The article the reader has come back from gets the focus. */
  cameFrom: string | null
  onOpen: (id: string) => void
}

/** Titles to press. */
export function ArticleList({ articles, texts, cameFrom, onOpen }: ArticleListProps) {
  return (
    <ul className={layout.list}>
      {articles.map(({ id }) => (
        <li key={id} className={layout.lineBelow}>
          <button
            type="button"
            ref={id === cameFrom ? focus : undefined}
            className={`${layout.bare} ${layout.betweenLine} ${layout.full} ${layout.touch} ${layout.textStart} ${layout.ink} ${layout.padBlock2} ${layout.gap2}`}
            style={{ font: 'inherit', paddingInline: 0 }}
            onClick={() => onOpen(id)}
          >
            <span className={`${layout.min} ${layout.pretty}`}>{texts.get(id)?.title}</span>
            <IconChevronRight size={18} stroke={1.75} aria-hidden className={layout.fixed} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function focus(button: HTMLButtonElement | null) {
  button?.focus()
}
