import type { Article } from '../model/article'
import type { ArticleTexts } from '../model/article-text'
import { ArticleBody } from './article-body'
import layout from '@/shared/ui/layout.module.css'

interface TopicArticlesProps {
  articles: readonly Article[]
  texts: ArticleTexts
  isOpen: boolean
}

/** The articles of one topic, each to be folded out. */
export function TopicArticles({ articles, texts, isOpen }: TopicArticlesProps) {
  return articles.map(({ id }) => {
    const text = texts.get(id)
    return text ? (
      <details key={id} id={id} open={isOpen} className={layout.lineBelow}>
        <summary className={`${layout.padBlock2} ${layout.pointer} ${layout.medium}`}>
          {text.title}
        </summary>
        <div className={`${layout.grid3} ${layout.padBlock2}`}>
          <ArticleBody id={id} text={text} />
        </div>
      </details>
    ) : null
  })
}
