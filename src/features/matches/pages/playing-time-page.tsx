import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useTeam } from '@/features/teams/api/team'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { EmptyState } from '@/shared/ui/states/empty-state'
import type { Sort } from '@/shared/ui/table/data-table-model'
import { useLedger } from '../api/reports'
import { LedgerActions } from '../components/ledger/ledger-actions'
import { LedgerPaper } from '../components/ledger/ledger-paper'
import { LedgerTable } from '../components/ledger/ledger-table'
import { useLedgerNumbers } from '../components/ledger/use-ledger-numbers'
import { createLedger, ledgerSortKeys, sortLedger } from '../model/season-ledger'

/** A season of minutes per player, for the coaches of the team and the owner. */
export function PlayingTimePage() {
  const { teamId = '' } = useParams()
  const { t } = useTranslation('matches/ledger')
  const team = useTeam(teamId)
  const ledger = createLedger(useLedger(teamId))
  const [sort, setSort] = useState<Sort>({ key: 'share', dir: 'asc' })
  const { formatPercent, formatPoints } = useLedgerNumbers()
  const title = `${team.name} · ${team.season}`
  const key = ledgerSortKeys.find((known) => known === sort.key) ?? 'name'
  const lines = sortLedger(ledger.lines, key, sort.dir)
  const { average, spread } = ledger
  return (
    <DetailsPage
      title={t('title')}
      description={title}
      back={{ to: href(paths.teams.details, { id: teamId }), label: team.name }}
      facts={
        average === null || spread === null
          ? []
          : [
              { label: t('average'), value: formatPercent(average) },
              { label: t('fairness'), value: t('points', { points: formatPoints(spread) }) },
            ]
      }
      actions={
        <>
          <LinkButton kind="secondary" to={href(paths.matches.season, { teamId })}>
            {t('season')}
          </LinkButton>
          {average === null ? null : <LedgerActions lines={lines} />}
        </>
      }
    >
      {average === null || spread === null ? (
        <EmptyState title={t('empty')} text={t('empty_text')} />
      ) : (
        <div className={layout.stack3}>
          <p className={layout.dim14}>
            {t('fairness_sentence', { points: formatPoints(spread) })} {t('possible')}
          </p>
          <LedgerTable lines={lines} sort={sort} onSort={setSort} />
          <LedgerPaper title={title} ledger={ledger} lines={lines} />
        </div>
      )}
    </DetailsPage>
  )
}
