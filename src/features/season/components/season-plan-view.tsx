import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import type { Team } from '@/features/teams/api/teams'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { useSeasonEvents } from '../api/season-events'
import type { SeasonPlan } from '../model/season-edit'
import { listSeasonWeeks } from '../model/season-plan'
import { seasonStateSchema } from '../model/season-state'
import { getStartOfWeek } from '@/lib/time/calendar-date'
import { useNow } from '@/lib/time/use-now'
import { SaveNotice } from './frame/save-notice'
import { SeasonActions } from './frame/season-actions'
import styles from './frame/frame.module.css'
import { SeasonMinutes } from './minutes/season-minutes'
import { SeasonPrint } from './season-print'
import { SeasonStrip } from './strip/season-strip'
import { useSeasonEdit } from './use-season-edit'
import { useSeasonText } from './use-season-text'
import { WeekList } from './week/week-list'
import { WeekPanel } from './week/week-panel'

interface SeasonPlanViewProps {
  plan: SeasonPlan
  team: Team
  mayWrite: boolean
}

/** The year strip, the open week below it, and beside that what was meant against what was done. */
export function SeasonPlanView({ plan, team, mayWrite }: SeasonPlanViewProps) {
  const { t } = useTranslation('season')
  const { range } = useSeasonText()
  const isPhone = useIsPhone()
  const zone = team.school.time_zone
  const [{ week: asked, span }, patch] = useUrlState(seasonStateSchema)
  const [blockId, setBlockId] = useState<string | null>(null)
  const editing = useSeasonEdit(team.id)
  const { starts_on, ends_on, blocks, goal } = plan
  const events = useSeasonEvents({ teamId: team.id, zone, starts_on, ends_on })
  const weeks = listSeasonWeeks({ period: plan, blocks, weeks: plan.weeks, zone, ...events })
  const today = toWallClock(useNow(), zone).date
  const now = getStartOfWeek(today)
  const open =
    weeks.find(({ monday }) => monday === asked) ??
    weeks.find(({ monday }) => monday === now) ??
    weeks[0]
  if (!open) return null
  const panel = (
    <WeekPanel
      teamId={team.id}
      zone={zone}
      week={open}
      weeks={weeks}
      mayWrite={mayWrite}
      onChange={(changed) => editing.change({ kind: 'weeks', weeks: changed })}
    />
  )
  const shared = {
    weeks,
    now,
    mayWrite,
    onOpen: (monday: string) => patch({ week: monday }),
    onOpenBlock: ({ id }: { id: string }) => setBlockId(id),
  }
  return (
    <div className={`${layout.stack4} ${styles.page}`}>
      <div className={`${layout.wrap3} ${layout.spread} ${styles.bar}`}>
        <div>
          {goal ? (
            <p className={`${layout.plain} ${layout.pretty} ${styles.goal}`}>{goal}</p>
          ) : null}
          <p className={layout.dim13}>
            {[range(plan), t(plan.is_shared ? 'season.shared' : 'season.not_shared')].join(' · ')}
          </p>
        </div>
        <SeasonActions
          plan={plan}
          editing={editing}
          mayWrite={mayWrite}
          open={open.monday}
          block={blocks.find(({ id }) => id === blockId) ?? null}
          onBlock={(block) => setBlockId(block?.id ?? null)}
        />
      </div>
      {editing.failure ? (
        <SaveNotice error={editing.failure} onRetry={editing.retry} onDiscard={editing.discard} />
      ) : null}
      {isPhone ? (
        <WeekList {...shared} />
      ) : (
        <SeasonStrip
          {...shared}
          season={plan}
          blocks={blocks}
          open={open.monday}
          onMoveBlock={({ id, kind, title, focus }, period) =>
            editing.change({ kind: 'block', id, changes: { kind, title, focus, ...period } })
          }
        />
      )}
      <div className={`${layout.grid} ${layout.gap4} ${layout.top} ${styles.columns}`}>
        {isPhone ? (
          <Sheet
            isOpen={asked !== null}
            onClose={() => patch({ week: null })}
            title={t('season.week')}
          >
            {panel}
          </Sheet>
        ) : (
          panel
        )}
        <QueryBoundary>
          <SeasonMinutes
            plan={plan}
            open={open.monday}
            today={today}
            span={span}
            onSpan={(next) => patch({ span: next })}
          />
        </QueryBoundary>
      </div>
      <SeasonPrint plan={plan} team={team} weeks={weeks} />
    </div>
  )
}
