import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '@/lib/router/paths'
import { useNow } from '@/lib/time/use-now'
import { toWallClock } from '@/lib/time/wall-clock'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { BoardPage } from '@/shared/ui/patterns/board-page'
import { InlineError } from '@/shared/ui/states/inline-error'
import { CalendarActions } from '../components/calendar-actions'
import { CalendarLegend } from '../components/calendar-legend'
import { CalendarPaper } from '../components/calendar-paper'
import { EmptyPeriod } from '../components/empty-period'
import { EventCalendar } from '../components/event-calendar'
import { FamilyList } from '../components/family/family-list'
import { useFamilyDates } from '@/features/attendance/widgets/family/use-family-dates'
import { NoTeam } from '../components/no-team'
import { PeriodBar } from '../components/period-bar'
import { useCalendarKeys } from '../components/state/use-calendar-keys'
import { useCalendarState } from '../components/state/use-calendar-state'
import { useCalendarTeams } from '../components/state/use-calendar-teams'
import { useClashes } from '../components/state/use-clashes'
import { useMatchDates } from '../components/state/use-match-dates'
import { TeamChips } from '../components/team-chips'
import { chooseMatchView, matchViews } from '../model/calendar-address'
import { isWithin } from '../model/calendar-period'
import { createLink, findTeamToPlan, type Slot } from '../model/create-link'

/** The matches of one's teams by month, week, agenda and season: against whom, where, how it ended, what clashes. */
export function MatchCalendarPage() {
  const { t } = useTranslation('calendar')
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const now = useNow()
  const family = useFamilyDates(now)
  const { state, patch, step } = useCalendarState((view) => chooseMatchView(view, isPhone))
  const choice = useCalendarTeams(state)
  const { zone, scope, looks, teams } = choice
  const wallNow = toWallClock(now, zone)
  const today = wallNow.date
  const { view } = state
  const date = state.date || today
  const { query, matches, period, isEmpty } = useMatchDates({ scope, view, date, zone })
  const warningOf = useClashes(matches, family)
  const { mayPlan } = choice
  const team = findTeamToPlan(choice.chosen.length > 0 ? choice.chosen : choice.offered, choice.own)
  const firstFree = isWithin(today, period) ? today : period.from
  const createMatchLink = (slot: Slot) => createLink({ ...slot, team }, paths.matches.create)
  const planTo = mayPlan ? createMatchLink({ date: firstFree }) : undefined
  const planLabel = t('matches.plan')

  useCalendarKeys({
    onStep: (steps) => step(steps, today),
    onChange: patch,
    onNew: planTo ? () => void navigate(planTo) : undefined,
    hasSeason: true,
  })

  if (teams.length === 0) return <NoTeam title={t('pages.matches')} />

  return (
    <BoardPage
      title={t('pages.matches')}
      actions={
        <CalendarActions
          teams={teams}
          sessions={[]}
          matches={matches}
          from={period.from}
          planTo={planTo}
          planLabel={planLabel}
          fileName={t('matches.file')}
          isMatchesOnly
        />
      }
      tools={
        <PeriodBar
          view={view}
          views={matchViews}
          date={date}
          today={today}
          isUpdating={query.isFetching && query.isPlaceholderData}
          onChange={patch}
          onStep={(steps) => step(steps, today)}
        />
      }
    >
      <TeamChips
        teams={teams}
        looks={looks}
        choice={choice}
        whoseOf={family?.nameChildren}
        onChange={patch}
      />
      {query.isError ? (
        <InlineError error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {isEmpty ? (
        <EmptyPeriod text={t(`matches.empty.${view}`)} planTo={planTo} planLabel={planLabel} />
      ) : null}
      {family && view === 'agenda' ? (
        <FamilyList
          label={t('pages.matches')}
          sessions={[]}
          matches={matches}
          family={family}
          looks={looks}
          now={now}
          warningOf={warningOf}
          today={today}
        />
      ) : isEmpty &&
        (view === 'agenda' || view === 'season' || (isPhone && view === 'week')) ? null : (
        <EventCalendar
          label={t('pages.matches')}
          sessions={[]}
          matches={matches}
          view={view}
          date={date}
          wallNow={wallNow}
          now={now}
          isPhone={isPhone}
          looks={looks}
          mayWrite={() => false}
          noteOf={family?.formatAnswers}
          warningOf={warningOf}
          onOpen={(address) => void navigate(address)}
          onDay={(day) =>
            patch({ view: isPhone ? 'agenda' : 'week', date: day === today ? '' : day })
          }
          onSlot={mayPlan ? (slot) => void navigate(createMatchLink(slot)) : undefined}
        />
      )}
      <CalendarPaper
        title={t('pages.matches')}
        at={{ view, date }}
        sessions={[]}
        matches={matches}
      />
      <CalendarLegend zone={zone} mayMove={false} isFamily={family !== null} isOfMatches />
    </BoardPage>
  )
}
