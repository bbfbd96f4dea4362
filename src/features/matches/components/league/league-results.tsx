import { useState } from 'react'
import { IconEdit, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { TeamDetails } from '@/features/teams/api/team'
import { toAppError } from '@/lib/errors'
import { formatDay } from '@/lib/time/format-day'
import { showToast } from '@/lib/toast'
import { ActionMenu } from '@/shared/ui/action-menu'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { Dim } from '@/shared/ui/name-lines'
import { DataTable } from '@/shared/ui/table/data-table'
import { useDeleteLeagueResult, useRestoreLeagueResult, type LeagueResult } from '../../api/league'
import { listLeagueTeams, type LeagueGame } from '../../model/season/league-table'
import { AddResultSheet, EditResultSheet } from './league-result-sheet'

interface LeagueResultsProps {
  team: TeamDetails
  competition: string | null
  results: readonly LeagueResult[]
  games: readonly LeagueGame[]
}

/** What was typed of the other teams; a deleted one can be brought back. */
export function LeagueResults({ team, competition, results, games }: LeagueResultsProps) {
  const { t, i18n } = useTranslation('matches/season')
  const [editing, setEditing] = useState<LeagueResult | 'new' | null>(null)
  const remove = useDeleteLeagueResult()
  const restore = useRestoreLeagueResult()
  const clubs = listLeagueTeams(games)
  const formatName = ({ home, away }: LeagueResult) => `${home} – ${away}`
  const close = () => setEditing(null)

  async function deleteWithUndo(result: LeagueResult) {
    try {
      await remove.mutateAsync(result.id)
      showToast('success', 'matches/season:league.deleted', {
        action: { label: 'matches/season:league.undo', run: () => restore.mutate(result) },
      })
    } catch (error) {
      showToast('error', `errors:${toAppError(error).code}`)
    }
  }

  return (
    <SectionCard
      title={t('league.others')}
      description={t('league.others_text')}
      actions={
        <Button
          kind="secondary"
          icon={<IconPlus size={20} stroke={1.75} />}
          onClick={() => setEditing('new')}
        >
          {t('league.add')}
        </Button>
      }
    >
      {results.length === 0 ? (
        <p className={layout.dim14}>{t('league.no_others')}</p>
      ) : (
        <DataTable
          label={t('league.others')}
          rows={results}
          rowKey={({ id }) => id}
          rowLabel={formatName}
          columns={[
            { key: 'match', header: t('league.match'), render: formatName },
            {
              key: 'date',
              header: t('league.played_on'),
              render: ({ played_on }) => <Dim>{formatDay(played_on, i18n.language)}</Dim>,
            },
            {
              key: 'result',
              header: t('league.result'),
              align: 'end',
              render: ({ home_goals, away_goals }) => `${home_goals}:${away_goals}`,
            },
          ]}
          rowActions={(result) => (
            <ActionMenu
              label={t('league.actions', { match: formatName(result) })}
              items={[
                {
                  label: t('league.edit'),
                  icon: <IconEdit size={18} stroke={1.75} />,
                  onSelect: () => setEditing(result),
                },
                {
                  label: t('league.delete'),
                  icon: <IconTrash size={18} stroke={1.75} />,
                  onSelect: () => void deleteWithUndo(result),
                  isDanger: true,
                },
              ]}
            />
          )}
        />
      )}
      {editing === 'new' ? (
        <AddResultSheet
          place={{ team_id: team.id, competition }}
          day={results[0]?.played_on ?? null}
          clubs={clubs}
          onClose={close}
        />
      ) : null}
      {editing !== null && editing !== 'new' ? (
        <EditResultSheet result={editing} clubs={clubs} onClose={close} />
      ) : null}
    </SectionCard>
  )
}
