import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { SearchField } from '@/shared/ui/filters/search-field'
import { groupByTopic, listForReader, listForScreen } from '../model/articles'
import type { Article, Reader } from '../model/article'
import type { ArticleTexts } from '../model/article-text'
import { searchArticles } from '../model/search'
import { ArticleList } from './article-list'
import layout from '@/shared/ui/layout.module.css'

interface HelpTopicsProps {
  texts: ArticleTexts
  screen: string | null
  reader: Reader
  typed: string
  onType: (typed: string) => void
  cameFrom: string | null
  onOpen: (id: string) => void
}

/** Search on top, what belongs to the page below it, then everything by topic. */
export function HelpTopics(props: HelpTopicsProps) {
  const { texts, screen, reader, typed, onType, cameFrom, onOpen } = props
  const { t, i18n } = useTranslation('help')
  const translate = useTranslateKey()
  const all = listForReader(reader)
  const here = screen ? listForScreen(screen, reader) : []
  const lists = { texts, cameFrom, onOpen }
  // an article may stand under its topic and above it: the reader has come back to one of them
  const cameFromHere = here.some(({ id }) => id === cameFrom)
  const topicBehind = cameFromHere ? undefined : all.find(({ id }) => id === cameFrom)?.topic
  const [openTopic, setOpenTopic] = useState<string | null>(topicBehind ?? null)
  const readLabel = (key: string) => (i18n.exists(key) ? translate(key) : '')
  const renderFound = (found: Article[]) =>
    found.length > 0 ? (
      <ArticleList {...lists} articles={found} />
    ) : (
      <p className={layout.dim}>{t('panel.nothing', { typed: typed.trim() })}</p>
    )
  return (
    <div className={layout.grid4}>
      <SearchField label={t('panel.search')} value={typed} onChange={onType} isEager />
      {typed.trim() ? (
        <section aria-label={t('panel.results')} aria-live="polite">
          {renderFound(searchArticles(all, texts, typed, readLabel).slice(0, 12))}
        </section>
      ) : (
        <>
          {here.length > 0 ? (
            <section className={layout.grid1} aria-label={t('panel.here')}>
              <h3 className={layout.text16}>{t('panel.here')}</h3>
              <ArticleList {...lists} articles={here} />
            </section>
          ) : null}
          <section className={layout.grid1} aria-label={t('panel.topics')}>
            <h3 className={layout.text16}>{t('panel.topics')}</h3>
            {groupByTopic(all).map(({ topic, articles }) => (
              <details
                key={topic}
                className={layout.lineBelow}
                open={openTopic === topic}
                onToggle={(event) => {
                  if (event.currentTarget.open) setOpenTopic(topic)
                  else if (openTopic === topic) setOpenTopic(null)
                }}
              >
                <summary className={`${layout.padBlock2} ${layout.pointer} ${layout.medium}`}>
                  {t(`topics.${topic}`)}
                </summary>
                <ArticleList
                  {...lists}
                  articles={articles}
                  cameFrom={topicBehind === topic ? cameFrom : null}
                />
              </details>
            ))}
          </section>
        </>
      )}
    </div>
  )
}
