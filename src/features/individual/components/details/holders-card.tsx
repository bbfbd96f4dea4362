import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '@/lib/dates'
import { formatFullName } from '@/lib/person'
import { paths } from '@/lib/router/paths'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { StatusBadge } from '@/shared/ui/status-badge'
import { useHolders } from '../../api/assignments'

/** Staff: which of their players have the exercise now, each leading to what was practised. */
export function HoldersCard({ exerciseId }: { exerciseId: string }) {
  const { t } = useTranslation('individual')
  const holders = useHolders(exerciseId)
  return (
    <SectionCard title={t('holders.title')}>
      {holders.length === 0 ? (
        <p className={layout.dim14}>{t('holders.none')}</p>
      ) : (
        <ul className={layout.listStack1}>
          {holders.map(({ id, status, due_on, player }) => (
            <li key={id} className={layout.between}>
              <Link
                className={`${layout.touch} ${layout.line2} ${layout.breakable}`}
                to={`${paths.individual.progress}?player=${player.id}&exercise=${exerciseId}`}
              >
                {formatFullName(player)}
              </Link>
              <span className={layout.row1}>
                {due_on ? (
                  <span className={layout.dim13}>
                    {t('holders.until', { day: formatDate(due_on) })}
                  </span>
                ) : null}
                <StatusBadge tone={status === 'in_progress' ? 'green' : 'neutral'}>
                  {t(status === 'in_progress' ? 'holders.under_way' : 'holders.open')}
                </StatusBadge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}
