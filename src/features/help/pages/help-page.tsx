import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useQuery } from '@tanstack/react-query'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { toLocale } from '@/lib/i18n/locale'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { DashboardPage } from '@/shared/ui/patterns/dashboard-page'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { articleQueries } from '../api/article-texts'
import { TopicArticles } from '../components/topic-articles'
import { getReader } from '../model/article'
import { groupByTopic, listForReader } from '../model/articles'
import layout from '@/shared/ui/layout.module.css'

/** Every article for one's role on one page, to read through or to print. */
export function HelpPage() {
  const { t, i18n } = useTranslation('help')
  const locale = toLocale(i18n.language)
  const reader = getReader(useSession())
  const [isAllOpen, setIsAllOpen] = useState(false)
  const list = listForReader(reader)
  const { data: texts, error, refetch } = useQuery(articleQueries.texts(locale))

  function print() {
    flushSync(() => setIsAllOpen(true))
    window.print()
  }

  return (
    <DashboardPage
      title={t('pages.help')}
      description={t('pages.help_description')}
      actions={
        <>
          <Button kind="secondary" onClick={() => setIsAllOpen(!isAllOpen)}>
            {t(isAllOpen ? 'page.hide_all' : 'page.show_all')}
          </Button>
          <Button kind="secondary" icon={<IconPrinter size={18} stroke={1.75} />} onClick={print}>
            {t('page.print')}
          </Button>
        </>
      }
      today={
        <div className={layout.grid4}>
          {error ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
          {!texts && !error ? <ListSkeleton rows={8} /> : null}
          {texts
            ? groupByTopic(list).map(({ topic, articles }) => (
                <SectionCard key={topic} title={t(`topics.${topic}`)}>
                  <TopicArticles
                    key={String(isAllOpen)}
                    articles={articles}
                    texts={texts}
                    isOpen={isAllOpen}
                  />
                </SectionCard>
              ))
            : null}
        </div>
      }
    />
  )
}
