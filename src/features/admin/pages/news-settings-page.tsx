import { useTranslation } from 'react-i18next'
import { StandardCard } from '@/features/notifications/widgets/standard-card'
import { TabLinks } from '@/shared/ui/patterns/tab-links'
import { useActiveTab } from '@/shared/ui/patterns/use-active-tab'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import layout from '@/shared/ui/layout.module.css'
import { JobList } from '../components/news/job-list'
import { KindSwitches } from '../components/news/kind-switches'
import { NewsPage } from '../components/news/news-pages'
import { Outbox } from '../components/news/outbox'
import { WordList } from '../components/news/word-list'
import { newsTabs } from '../model/news-tools'

/** What the platform sends, whether the work behind it runs, and what got stuck. */
export function NewsSettingsPage() {
  const { t } = useTranslation('admin')
  const named = useActiveTab(newsTabs)
  const active = newsTabs.find((tab) => tab === named) ?? 'kinds'
  return (
    <NewsPage
      title={t('pages.notification_settings')}
      description={t('pages.notification_settings_description')}
    >
      <TabLinks
        label={t('news.tabs.label')}
        tabs={newsTabs.map((key) => ({ key, label: t(`news.tabs.${key}`) }))}
      />
      <p className={layout.dim14}>{t(`news.lead.${active}`)}</p>
      {active === 'kinds' ? (
        <QueryBoundary>
          <KindSwitches />
        </QueryBoundary>
      ) : null}
      {active === 'standard' ? <StandardCard schoolId={null} /> : null}
      {active === 'words' ? (
        <QueryBoundary>
          <WordList />
        </QueryBoundary>
      ) : null}
      {active === 'jobs' ? <JobList /> : null}
      {active === 'outbox' ? <Outbox /> : null}
    </NewsPage>
  )
}
