import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { PageHeader } from '@/shared/ui/patterns/page-header'
import { TabLinks } from '@/shared/ui/patterns/tab-links'
import layout from '@/shared/ui/layout.module.css'

const { notificationSettings, pushTest, notePushTest, orderPushTest, notificationsTest } =
  paths.adminTools

interface NewsPageProps {
  title: string
  description: string
  children: ReactNode
}

/** The frame of the five pages about news, each one tap from the others. */
export function NewsPage({ title, description, children }: NewsPageProps) {
  const { t } = useTranslation('admin')
  return (
    <div className={layout.stack4}>
      <PageHeader title={title} description={description} />
      <TabLinks
        label={t('news.pages.label')}
        tabs={[
          { key: 'settings', label: t('news.pages.settings'), to: notificationSettings },
          { key: 'any', label: t('news.pages.any'), to: notificationsTest },
          { key: 'push', label: t('news.pages.push'), to: pushTest },
          { key: 'note', label: t('news.pages.note'), to: notePushTest },
          { key: 'order', label: t('news.pages.order'), to: orderPushTest },
        ]}
      />
      {children}
    </div>
  )
}
