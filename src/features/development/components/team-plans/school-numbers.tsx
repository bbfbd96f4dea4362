import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { FactLine } from '@/shared/ui/name-lines'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useDevelopmentNumbers } from '../../api/coverage'

/** Per team how many players have a plan and wait for a review: numbers, no names and no words. */
export function SchoolNumbers({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('development')
  const { data: rows, error, refetch } = useDevelopmentNumbers(schoolId)
  return (
    <SectionCard title={t('coverage.numbers')} description={t('coverage.numbers_why')}>
      {error && !rows ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      {!rows && !error ? <ListSkeleton rows={4} /> : null}
      <ul className={layout.list} aria-label={t('coverage.numbers')}>
        {rows?.map((row) => (
          <li
            key={row.team_id}
            className={`${layout.between3} ${layout.wrap} ${layout.lineBelow}`}
            style={{ paddingBlock: 12 }}
          >
            <span className={layout.name}>{row.team_name}</span>
            <FactLine>
              <span className={layout.size14}>
                {t('coverage.planned', { count: row.planned, players: row.players })}
              </span>
              <span className={layout.dim13}>{t('coverage.agreed_n', { count: row.agreed })}</span>
              <span className={layout.dim13}>{t('coverage.due_n', { count: row.due })}</span>
            </FactLine>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
