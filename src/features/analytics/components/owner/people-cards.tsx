import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { StatusBadge } from '@/shared/ui/status-badge'
import { DataTable } from '@/shared/ui/table/data-table'
import { computeWeekly, type CoachWork, type Paper } from '../../model/school-cockpit'
import { useCockpitText } from '../use-cockpit-text'

interface CoachesCardProps {
  coaches: readonly CoachWork[]
  from: string
  to: string
}

/** Who carries how much. */
export function CoachesCard({ coaches, from, to }: CoachesCardProps) {
  const { t } = useTranslation('analytics')
  const text = useCockpitText()
  return (
    <div style={{ gridColumn: '1 / -1' }}>
      <SectionCard title={t('owner.coaches')} description={t('owner.coaches_text')}>
        {coaches.length === 0 ? (
          <p className={layout.dim14}>{t('owner.coaches_empty')}</p>
        ) : (
          <DataTable
            label={t('owner.coaches')}
            rows={coaches}
            rowKey={({ user_id }) => user_id}
            rowHref={({ user_id }) => href(paths.coaches.details, { id: user_id })}
            columns={[
              { key: 'name', header: t('owner.coach'), render: ({ name }) => name },
              {
                key: 'weekly',
                header: t('owner.weekly'),
                align: 'end',
                render: (work) => text.number(computeWeekly(work, from, to)),
              },
              {
                key: 'sessions',
                header: t('owner.sessions'),
                align: 'end',
                render: ({ sessions }) => text.number(sessions),
              },
              {
                key: 'matches',
                header: t('owner.matches'),
                align: 'end',
                isHiddenOnPhone: true,
                render: ({ matches }) => text.number(matches),
              },
              {
                key: 'planned',
                header: t('owner.planned'),
                align: 'end',
                isHiddenOnPhone: true,
                render: ({ planned }) => text.number(planned),
              },
            ]}
          />
        )}
      </SectionCard>
    </div>
  )
}

interface PapersCardProps {
  papers: readonly Paper[]
  today: string
}

/** Licences and background checks that have run out or soon will. */
export function PapersCard({ papers, today }: PapersCardProps) {
  const { t } = useTranslation('analytics')
  return (
    <SectionCard title={t('owner.papers')} description={t('owner.papers_text')}>
      {papers.length === 0 ? (
        <p className={layout.dim14}>{t('owner.papers_empty')}</p>
      ) : (
        <DataTable
          label={t('owner.papers')}
          rows={papers}
          rowKey={({ user_id, kind }) => `${user_id} ${kind}`}
          rowHref={({ user_id }) => href(paths.coaches.details, { id: user_id })}
          columns={[
            { key: 'name', header: t('owner.coach'), render: ({ name }) => name },
            { key: 'kind', header: t('owner.paper'), render: ({ kind }) => t(`owner.${kind}`) },
            {
              key: 'expires',
              header: t('owner.expires'),
              render: ({ expires_on }) => (
                <StatusBadge tone={expires_on < today ? 'red' : 'amber'}>
                  {t(expires_on < today ? 'owner.expired' : 'owner.expires_on', {
                    date: formatDate(expires_on),
                  })}
                </StatusBadge>
              ),
            },
          ]}
        />
      )}
    </SectionCard>
  )
}
