import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { Pager } from '@/shared/ui/table/pager'
import { useProgressLog } from '../../api/progress'
import { progressPageSize } from '../../model/progress-filter'
import { useEntryText } from './use-entry-text'

interface LogListProps {
  playerId: string
  exerciseId: string
  page: number
  onPage: (page: number) => void
}

/** Every entry, the latest first. */
export function LogList({ playerId, exerciseId, page, onPage }: LogListProps) {
  const { t } = useTranslation('individual')
  const text = useEntryText()
  const { rows, total } = useProgressLog({ playerId, exerciseId, page })
  return (
    <SectionCard title={t('history.entries', { count: total })}>
      {rows.length === 0 ? <p className={layout.dim14}>{t('history.no_entries')}</p> : null}
      <ul className={layout.listStack1}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link
              className={`${layout.stack1} ${layout.quietLink} ${layout.touch}`}
              to={href(paths.individual.progressDetails, { id: row.id })}
            >
              <span className={layout.name}>{text.formatTitle(row)}</span>
              <span className={layout.dim13Figures}>
                {[formatDate(row.practised_at), ...text.listFigures(row)].join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Pager page={page} pageSize={progressPageSize} total={total} onChange={onPage} />
    </SectionCard>
  )
}
