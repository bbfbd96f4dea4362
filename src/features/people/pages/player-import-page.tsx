import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { usePlanUsage } from '@/features/schools/api/plan-usage'
import { computeRoom } from '@/features/schools/model/plan-room'
import { PlanFullNotice, PlanRoomLine } from '@/features/schools/widgets/plan-room'
import { paths } from '@/lib/router/paths'
import { PageHeader } from '@/shared/ui/patterns/page-header'
import layout from '@/shared/ui/layout.module.css'
import { ColumnMatch } from '../components/import/column-match'
import { ImportPreview } from '../components/import/import-preview'
import { ImportResult } from '../components/import/import-result'
import { TableSource } from '../components/import/table-source'
import { useImport } from '../components/import/use-import'
import { usePeopleAccess } from '../components/use-people-access'
import { useStartTeam } from '../components/use-start-team'

/** A squad list from a spreadsheet: paste, look, fix, bring in; back again if it was wrong. `?team=` is the squad it is for. */
export function PlayerImportPage() {
  const { t } = useTranslation('people')
  const { schoolId, myTeams, isOwner } = usePeopleAccess()
  const [search] = useSearchParams()
  const start = useStartTeam(search.get('team'))
  const state = useImport(schoolId ?? '', myTeams, start.id)
  const { table, result } = state
  const plan = { schoolId, allowance: 'players' } as const
  const usage = usePlanUsage(schoolId)
  const room = usage ? computeRoom(usage, 'players') : null
  return (
    <div className={layout.grid4}>
      <PageHeader
        title={t('pages.player_import')}
        description={
          <>
            {t('import.text')} <PlanRoomLine {...plan} />
          </>
        }
        back={start.back ?? { to: paths.players.list, label: t('pages.players') }}
      />
      <PlanFullNotice {...plan} />
      {result ? (
        <ImportResult result={result} mayUndo={isOwner} team={start.back} onAgain={state.again} />
      ) : table ? null : (
        <TableSource fault={state.fault} onText={state.open} />
      )}
      {table ? (
        <ColumnMatch
          table={table}
          teams={myTeams}
          teamId={state.teamId}
          onMatch={state.match}
          onTeam={state.setTeamId}
        />
      ) : null}
      {table && table.missing.length === 0 ? (
        <ImportPreview
          rows={table.rows}
          room={room?.left ?? null}
          isSending={state.isSending}
          onMend={state.mend}
          onChoose={state.choose}
          onRun={() => void state.run()}
          onClose={state.close}
        />
      ) : null}
    </div>
  )
}
