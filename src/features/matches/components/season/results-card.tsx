import { useTranslation } from 'react-i18next'
import { getMatchSide } from '@/features/teams/model/fixture'
import { href, paths } from '@/lib/router/paths'
import { formatDay } from '@/lib/time/format-day'
import { toWallClock } from '@/lib/time/wall-clock'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { CardLines, Dim, FactLine, NameLines } from '@/shared/ui/name-lines'
import { DataTable } from '@/shared/ui/table/data-table'
import type { SeasonMatch } from '../../model/season/season-results'
import { MatchResult } from '../../widgets/match-result'

interface ResultsCardProps {
  matches: readonly SeasonMatch[]
  /** Time zone of the school. */
  zone: string
}

/** Every finished match, the latest first; each leads to its page. */
export function ResultsCard({ matches, zone }: ResultsCardProps) {
  const { t, i18n } = useTranslation(['matches/season', 'matches/list'])
  const renderName = ({ opponent, kind, competition }: SeasonMatch) => (
    <NameLines name={opponent} text={competition ?? t(`matches/list:kind.${kind}`)} />
  )
  const renderDate = ({ starts_at }: SeasonMatch) => (
    <Dim>{formatDay(toWallClock(starts_at, zone).date, i18n.language)}</Dim>
  )
  const formatSide = (match: SeasonMatch) => t(`matches/list:side.${getMatchSide(match)}`)
  const renderResult = (match: SeasonMatch) =>
    match.goals_for === null ? <Dim>{t('results.none')}</Dim> : <MatchResult match={match} />
  return (
    <SectionCard title={t('results.title')}>
      <DataTable
        label={t('results.title')}
        rows={matches}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href(paths.matches.details, { id })}
        rowLabel={({ opponent }) => opponent}
        renderCard={(match) => (
          <CardLines>
            {renderName(match)}
            <FactLine>
              {renderDate(match)}
              <Dim>{formatSide(match)}</Dim>
              {renderResult(match)}
            </FactLine>
          </CardLines>
        )}
        columns={[
          { key: 'opponent', header: t('matches/list:column.opponent'), render: renderName },
          { key: 'date', header: t('matches/list:column.date'), render: renderDate },
          { key: 'side', header: t('matches/list:column.side'), render: formatSide },
          { key: 'result', header: t('matches/list:column.result'), render: renderResult },
        ]}
      />
    </SectionCard>
  )
}
