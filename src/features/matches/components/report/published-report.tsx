import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { useReport } from '../../api/reports'

/** The coaches' words as the families read them; nothing while there are none. */
export function PublishedReport({ matchId }: { matchId: string }) {
  const { t } = useTranslation('matches/report')
  const report = useReport(matchId)
  if (!report?.published_at) return null
  const paragraphs = report.report.split(/\n+/)
  return (
    <SectionCard
      title={t('family.title')}
      description={t('family.date', { date: formatDate(report.published_at) })}
    >
      <div className={layout.stack2}>
        {paragraphs.map((paragraph, index) => (
          <p key={index} className={layout.plain}>
            {paragraph}
          </p>
        ))}
      </div>
    </SectionCard>
  )
}
