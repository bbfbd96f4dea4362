import { IconCheck, IconClockHour4, IconTargetArrow } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '@/lib/dates'
import { formatFullName } from '@/lib/person'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { FactLine } from '@/shared/ui/name-lines'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { StatusBadge } from '@/shared/ui/status-badge'
import { useCoverage, type CoverageRow } from '../../api/coverage'

/** The squad of a team by name: who has a plan, who has said yes, whose review is due. */
export function TeamCoverage({ team }: { team: { id: string; name: string } }) {
  const { t } = useTranslation('development')
  const { data: rows, error, refetch } = useCoverage(team.id)
  const planned = rows?.filter(({ plan_id: plan }) => plan !== null).length ?? 0
  return (
    <SectionCard
      title={team.name}
      description={
        rows ? t('coverage.planned', { count: planned, players: rows.length }) : undefined
      }
    >
      {error && !rows ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      {!rows && !error ? <ListSkeleton rows={5} /> : null}
      {rows?.length === 0 ? <p className={layout.dim14}>{t('coverage.no_players')}</p> : null}
      {rows && rows.length > 0 ? (
        <ul className={layout.list} aria-label={team.name}>
          {rows.map((row) => (
            <li
              key={row.player_id}
              className={`${layout.between3} ${layout.wrap} ${layout.lineBelow}`}
              style={line}
            >
              <Link
                className={`${layout.name} ${layout.quietLink}`}
                style={target}
                to={`${href(paths.players.details, { id: row.player_id })}?tab=development`}
              >
                {formatFullName(row)}
              </Link>
              <FactLine>
                <State row={row} />
              </FactLine>
            </li>
          ))}
        </ul>
      ) : null}
    </SectionCard>
  )
}

function State({ row }: { row: CoverageRow }) {
  const { t } = useTranslation('development')
  const { plan_id: plan, due_on: due } = row
  if (plan === null || due === null) return <StatusBadge>{t('coverage.none')}</StatusBadge>
  const hasBoth = row.player_agreed && row.family_agreed
  return (
    <>
      {row.is_due ? (
        <StatusBadge tone="amber" icon={<IconClockHour4 size={14} stroke={2} aria-hidden="true" />}>
          {t('coverage.due', { date: formatDate(due) })}
        </StatusBadge>
      ) : (
        <StatusBadge tone="blue" icon={<IconTargetArrow size={14} stroke={2} aria-hidden="true" />}>
          {t('coverage.until', { date: formatDate(due) })}
        </StatusBadge>
      )}
      <StatusBadge
        tone={hasBoth ? 'green' : 'neutral'}
        icon={hasBoth ? <IconCheck size={14} stroke={2} aria-hidden="true" /> : undefined}
      >
        {t(
          hasBoth
            ? 'coverage.agreed'
            : row.player_agreed
              ? 'coverage.family_open'
              : 'coverage.player_open',
        )}
      </StatusBadge>
      {row.has_player_part ? <StatusBadge>{t('coverage.player_part')}</StatusBadge> : null}
      {row.is_due ? (
        <LinkButton kind="secondary" to={href(paths.development.review, { id: plan })}>
          {t('plan.review')}
        </LinkButton>
      ) : null}
    </>
  )
}

const line = { paddingBlock: 4 }
const target = { minBlockSize: 44, display: 'inline-flex', alignItems: 'center' }
