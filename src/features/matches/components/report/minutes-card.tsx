import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import { formatFullName } from '@/lib/person'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { DataTable } from '@/shared/ui/table/data-table'
import type { Match } from '../../api/matches'
import { useMinutes, usePlayedMatch } from '../../api/reports'
import { rotationQueries } from '../../api/rotation'
import { listMinutes } from '../../model/list-minutes'
import { sumPlannedSeconds } from '../../model/rotation/turns'
import { usePositionsText } from '../use-positions-text'

/** Who played how long and where, derived from line-ups and substitutions, beside what a plan of turns had meant. */
export function MinutesCard({ match }: { match: Match }) {
  const { t, i18n } = useTranslation('matches/report')
  const { squad } = usePlayedMatch(match.id)
  const rows = listMinutes(squad, useMinutes(match.id))
  const rotation = useQuery(rotationQueries.of(match.id)).data
  const planned = rotation ? sumPlannedSeconds(rotation, match.period_minutes) : null
  const formatPositions = usePositionsText()
  const percent = new Intl.NumberFormat(formatLocale(i18n.language), { style: 'percent' })
  const isOver = match.status === 'finished'
  const length = match.periods * match.period_minutes * 60
  return (
    <SectionCard
      title={t('minutes.title')}
      description={isOver ? t('minutes.text') : t('minutes.text_live')}
      actions={
        <LinkButton kind="secondary" to={href(paths.matches.ledger, { teamId: match.team_id })}>
          {t('minutes.ledger')}
        </LinkButton>
      }
    >
      {rows.length === 0 ? (
        <p className={layout.dim14}>{t('minutes.none')}</p>
      ) : (
        <DataTable
          label={t('minutes.title')}
          rows={rows}
          rowKey={(row) => row.player_id}
          columns={[
            {
              key: 'name',
              header: t('minutes.player'),
              render: (row) => formatFullName(row.player),
            },
            {
              key: 'minutes',
              header: t('minutes.minutes'),
              align: 'end',
              render: (row) => Math.round(row.seconds / 60),
            },
            ...(planned
              ? [
                  {
                    key: 'planned',
                    header: t('minutes.planned'),
                    align: 'end' as const,
                    render: (row: (typeof rows)[number]) => {
                      const seconds = planned.get(row.player_id)
                      return seconds === undefined ? '–' : Math.round(seconds / 60)
                    },
                  },
                ]
              : []),
            ...(isOver
              ? [
                  {
                    key: 'share',
                    header: t('minutes.share'),
                    align: 'end' as const,
                    render: (row: (typeof rows)[number]) => percent.format(row.seconds / length),
                  },
                ]
              : []),
            {
              key: 'goalkeeper',
              header: t('minutes.goalkeeper'),
              align: 'end',
              render: (row) => row.goalkeeper_minutes,
            },
            {
              key: 'positions',
              header: t('minutes.positions'),
              render: (row) => formatPositions(row.positions) || '–',
            },
          ]}
        />
      )}
    </SectionCard>
  )
}
