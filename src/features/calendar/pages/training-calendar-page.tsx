import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { toWallClock } from '@/lib/time/wall-clock'
import { href, paths } from '@/lib/router/paths'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { BoardPage } from '@/shared/ui/patterns/board-page'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { CalendarActions } from '../components/calendar-actions'
import { CalendarPaper } from '../components/calendar-paper'
import { CalendarLegend } from '../components/calendar-legend'
import { EmptyPeriod } from '../components/empty-period'
import { PeriodBar } from '../components/period-bar'
import { TeamChips } from '../components/team-chips'
import { TrainingCalendar } from '../components/training-calendar'
import { useCalendarKeys } from '../components/use-calendar-keys'
import { useCalendarState } from '../components/use-calendar-state'
import { useCalendarTeams } from '../components/use-calendar-teams'
import { useMove } from '../components/use-move'
import { useNow } from '@/lib/time/use-now'
import { useMatches, useSessions } from '../components/use-sessions'
import { formatLocale } from '@/lib/dates'
import { isWithin, periodOf, periodTitle } from '../model/calendar-period'
import { browserZone } from '../model/calendar-zone'
import { createLink, teamToPlan } from '../model/create-link'
import { clockSpan, type Session } from '../model/session-event'

/** The sessions of one's teams by week, month and agenda; staff plan and move them right here. */
export function TrainingCalendarPage() {
  const { t } = useTranslation('calendar')
  const navigate = useNavigate()
  const { state, patch, step } = useCalendarState()
  const isPhone = useIsPhone()
  const now = useNow()
  const { move, question } = useMove()
  const choice = useCalendarTeams(state)
  const { zone, mayPlan } = choice
  const wallNow = toWallClock(now, zone)
  const today = wallNow.date
  const { view } = state
  const date = state.date || today
  const wanted = { scope: choice.scope, view, date, zone }
  const query = useSessions(wanted)
  const matches = useMatches(wanted)
  const sessions: readonly Session[] = query.data ?? []
  const period = periodOf(view, date)
  const visible = sessions.filter((session) => isWithin(clockSpan(session).start.date, period))
  const isEmpty =
    query.isSuccess && !query.isPlaceholderData && visible.length + matches.length === 0
  const shown = choice.chosen.length > 0 ? choice.chosen : choice.offered
  const team = teamToPlan(shown, choice.own)
  const firstFree = isWithin(today, period) ? today : period.from
  const planTo = mayPlan ? createLink({ date: firstFree, team }) : undefined

  useCalendarKeys({
    onStep: (steps) => step(steps, today),
    onChange: patch,
    onNew: planTo ? () => void navigate(planTo) : undefined,
  })

  function showDay(day: string) {
    patch({ view: 'week', date: day === today ? '' : day })
  }

  if (choice.teams.length === 0) {
    return (
      <BoardPage title={t('title')}>
        <EmptyState picture="people" title={t('no_team.title')} text={t('no_team.text')} />
      </BoardPage>
    )
  }

  return (
    <BoardPage
      title={t('title')}
      actions={
        <CalendarActions
          teams={choice.teams}
          sessions={visible}
          matches={matches}
          from={period.from}
          planTo={planTo}
        />
      }
      tools={
        <PeriodBar
          view={view}
          date={date}
          today={today}
          isUpdating={query.isFetching && query.isPlaceholderData}
          onChange={patch}
          onStep={(steps) => step(steps, today)}
        />
      }
    >
      <TeamChips teams={choice.teams} looks={choice.looks} choice={choice} onChange={patch} />
      {query.isError ? (
        <InlineError error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {isEmpty ? <EmptyPeriod view={view} planTo={planTo} /> : null}
      {isEmpty && (view === 'agenda' || (isPhone && view === 'week')) ? null : (
        <TrainingCalendar
          sessions={sessions}
          matches={matches}
          view={view}
          date={date}
          wallNow={wallNow}
          now={now}
          isPhone={isPhone}
          looks={choice.looks}
          mayWrite={choice.mayWrite}
          addressOf={({ id }) => href(paths.trainings.details, { trainingId: id })}
          onOpen={(address) => void navigate(address)}
          onDay={showDay}
          onSlot={mayPlan ? (slot) => void navigate(createLink({ ...slot, team })) : undefined}
          onMove={move}
        />
      )}
      <CalendarPaper
        period={periodTitle(view, date, formatLocale())}
        sessions={visible}
        matches={matches}
      />
      {question}
      <CalendarLegend zone={zone === browserZone() ? null : zone} mayMove={mayPlan && !isPhone} />
    </BoardPage>
  )
}
