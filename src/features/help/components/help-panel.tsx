import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toLocale } from '@/lib/i18n/locale'
import { Sheet } from '@/shared/ui/sheet'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { articleQueries } from '../api/article-texts'
import { findArticle } from '../model/articles'
import type { Reader } from '../model/article'
import { ArticleView } from './article-view'
import { AskUs } from './ask-us'
import { HelpTopics } from './help-topics'

interface HelpPanelProps {
  isOpen: boolean
  /** An id nobody knows shows the start, as an old link may name one. */
  articleId: string | null
  /** The route pattern of the page below. */
  screen: string | null
  reader: Reader
  onOpen: (articleId: string | null) => void
  onClose: () => void
}

/** The help beside the page: search, what belongs to this page, topics; an article opens inside. */
export function HelpPanel(props: HelpPanelProps) {
  const { isOpen, articleId, screen, reader, onOpen, onClose } = props
  const { t, i18n } = useTranslation('help')
  const locale = toLocale(i18n.language)
  const { data: texts, error, refetch } = useQuery(articleQueries.texts(locale))
  const [typed, setTyped] = useState('')
  const [cameFrom, setCameFrom] = useState<string | null>(null)
  const article = articleId ? findArticle(articleId) : undefined
  const text = article && texts?.get(article.id)

  function type(next: string) {
    setTyped(next)
    // who types wants no line to take the focus
    setCameFrom(null)
  }

  function goBack() {
    setCameFrom(articleId)
    onOpen(null)
  }

  function renderContent() {
    if (error) return <InlineError error={error} onRetry={() => void refetch()} />
    if (!texts) return <ListSkeleton rows={6} />
    if (article && text) {
      return (
        <ArticleView
          article={article}
          text={text}
          texts={texts}
          reader={reader}
          onBack={goBack}
          onOpen={onOpen}
        />
      )
    }
    return (
      <HelpTopics
        texts={texts}
        screen={screen}
        reader={reader}
        typed={typed}
        onType={type}
        cameFrom={cameFrom}
        onOpen={onOpen}
      />
    )
  }

  return (
    <Sheet
      isOpen={isOpen}
      isBeside
      onClose={onClose}
      title={t('panel.title')}
      width={420}
      footer={<AskUs screen={screen} reader={reader} />}
    >
      {renderContent()}
    </Sheet>
  )
}
