import { useTranslation } from 'react-i18next'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { paths } from '@/lib/router/paths'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { LinkButton } from '@/shared/ui/button'
import { FilterToolbar } from '@/shared/ui/filters/filter-toolbar'
import { createSingleFilter, toggle, toOptions } from '@/shared/ui/filters/list-filter'
import layout from '@/shared/ui/layout.module.css'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { NoMatch } from '@/shared/ui/states/no-match'
import { useBoardWork } from '../../api/work'
import { boardFilterSchema, filterWork } from '../../model/board-filter'
import { listTeamWork } from '../../model/list-team-work'
import { taskKinds } from '../../model/task-schemas'
import { boardColumns, groupByColumn } from '../../model/work'
import { useTaskText } from '../use-task-text'
import { BoardColumn } from './board-column'

/** What the own teams and colleagues have to do, by how far it has come. */
export function StaffBoard() {
  const { t } = useTranslation('tasks')
  const { teams } = useTrainingAccess()
  const { now } = useTaskText()
  const [filter, patch] = useUrlState(boardFilterSchema)
  const teamIds = teams.map(({ id }) => id)
  const all = listTeamWork(useBoardWork(), teamIds)
  const rows = filterWork(all, filter)
  const columns = groupByColumn(rows, now)
  const among = [...new Set(rows.flatMap(({ player }) => player?.id ?? []))]
  if (all.length === 0) {
    return (
      <EmptyState
        title={t('board.empty')}
        text={t('board.empty_text')}
        action={<LinkButton to={paths.tasks.assign}>{t('board.assign')}</LinkButton>}
      />
    )
  }
  const clear = () => patch({ q: '', team: '', kind: '', staff: false })
  return (
    <div className={layout.stack4}>
      <FilterToolbar
        search={{
          label: t('board.search'),
          placeholder: t('board.search_placeholder'),
          maxLength: 100,
          isEager: true,
          value: filter.q,
          onChange: (q) => patch({ q }),
        }}
        filters={[
          teams.length > 1
            ? createSingleFilter({
                label: t('board.team'),
                value: filter.team,
                options: toOptions(teams),
                none: '',
                onChange: (team) => patch({ team }),
              })
            : null,
          createSingleFilter({
            label: t('board.kind'),
            value: filter.kind,
            options: taskKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
            none: '',
            onChange: (kind) => patch({ kind }),
          }),
          toggle(t('board.staff'), filter.staff, (staff) => patch({ staff })),
        ]}
        active={[filter.team, filter.kind, filter.staff].filter(Boolean).length}
        onClear={clear}
      />
      {rows.length === 0 ? (
        <NoMatch onClear={clear} />
      ) : (
        <div
          className={`${layout.grid} ${layout.gap4} ${layout.top}`}
          style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 210px), 1fr))' }}
        >
          {boardColumns.map((column) => (
            <BoardColumn key={column} column={column} rows={columns[column]} among={among} />
          ))}
        </div>
      )}
    </div>
  )
}
