import { useEffect, useRef } from 'react'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '@/shared/ui/button'
import { listRelatedArticles } from '../model/articles'
import type { Article, Reader } from '../model/article'
import type { ArticleText, ArticleTexts } from '../model/article-text'
import { ArticleBody } from './article-body'
import { ArticleList } from './article-list'
import layout from '@/shared/ui/layout.module.css'

interface ArticleViewProps {
  article: Article
  text: ArticleText
  texts: ArticleTexts
  reader: Reader
  onBack: () => void
  onOpen: (id: string) => void
}

/** One article, the way to its screen and what goes on from there. */
export function ArticleView(props: ArticleViewProps) {
  const { article, text, texts, reader, onBack, onOpen } = props
  const { t } = useTranslation('help')
  const heading = useRef<HTMLHeadingElement>(null)
  const related = listRelatedArticles(article, reader)
  useEffect(() => heading.current?.focus(), [article.id])
  return (
    <article className={layout.grid4}>
      <div style={{ marginInlineStart: 'calc(-1 * var(--space-4))' }}>
        <Button
          kind="quiet"
          icon={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
          onClick={onBack}
        >
          {t('panel.back')}
        </Button>
      </div>
      <h3 ref={heading} tabIndex={-1} className={layout.plain} style={{ outline: 'none' }}>
        {text.title}
      </h3>
      <ArticleBody id={article.id} text={text} />
      {article.to ? (
        <div>
          <LinkButton
            kind="secondary"
            to={article.to}
            icon={<IconArrowRight size={18} stroke={1.75} aria-hidden />}
          >
            {t('panel.go')}
          </LinkButton>
        </div>
      ) : null}
      {related.length > 0 ? (
        <section className={layout.grid1} aria-label={t('panel.related')}>
          <h4 className={layout.dim13}>{t('panel.related')}</h4>
          <ArticleList articles={related} texts={texts} cameFrom={null} onOpen={onOpen} />
        </section>
      ) : null}
    </article>
  )
}
