import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { KindTest } from '../components/news/kind-test'
import { NewsPage } from '../components/news/news-pages'
import { noteKinds, orderKinds } from '../model/news-tools'

export function NotificationsTestPage() {
  const { t } = useTranslation('admin')
  return (
    <NewsPage
      title={t('pages.notifications_test')}
      description={t('pages.notifications_test_description')}
    >
      <QueryBoundary>
        <KindTest />
      </QueryBoundary>
    </NewsPage>
  )
}

export function NoteTestPage() {
  const { t } = useTranslation('admin')
  return (
    <NewsPage title={t('pages.note_push_test')} description={t('pages.note_push_test_description')}>
      <QueryBoundary>
        <KindTest kinds={noteKinds} hasPerson />
      </QueryBoundary>
    </NewsPage>
  )
}

export function OrderTestPage() {
  const { t } = useTranslation('admin')
  return (
    <NewsPage
      title={t('pages.order_push_test')}
      description={t('pages.order_push_test_description')}
    >
      <QueryBoundary>
        <KindTest kinds={orderKinds} hasPerson />
      </QueryBoundary>
    </NewsPage>
  )
}
