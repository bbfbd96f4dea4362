import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { toWallClock } from '@/lib/time/wall-clock'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { BoardPage } from '@/shared/ui/patterns/board-page'
import { InlineError } from '@/shared/ui/states/inline-error'
import { CalendarActions } from '../components/calendar-actions'
import { CalendarPaper } from '../components/calendar-paper'
import { CalendarLegend } from '../components/calendar-legend'
import { EmptyPeriod } from '../components/empty-period'
import { FamilyList } from '../components/family/family-list'
import { useFamilyDates } from '@/features/attendance/widgets/family/use-family-dates'
import { NoTeam } from '../components/no-team'
import { SlotSheet } from '../components/slot-sheet'
import { PeriodBar } from '../components/period-bar'
import { TeamChips } from '../components/team-chips'
import { EventCalendar } from '../components/event-calendar'
import { useCalendarKeys } from '../components/state/use-calendar-keys'
import { useCalendarState } from '../components/state/use-calendar-state'
import { useCalendarTeams } from '../components/state/use-calendar-teams'
import { useMove } from '../components/state/use-move'
import { useNow } from '@/lib/time/use-now'
import { useCalendarDates } from '../components/state/use-calendar-dates'
import { chooseView } from '../model/calendar-address'
import { isWithin } from '../model/calendar-period'
import { createLink, findTeamToPlan, type Slot } from '../model/create-link'

/** The sessions of one's teams by week, month and agenda; staff plan and move them right here. */
export function TrainingCalendarPage() {
  const { t } = useTranslation('calendar')
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const now = useNow()
  const family = useFamilyDates(now)
  const isListFirst = family !== null && isPhone
  const { state, patch, step } = useCalendarState((view) => chooseView(view, isListFirst))
  const { move, question } = useMove()
  const [slot, setSlot] = useState<Slot | null>(null)
  const choice = useCalendarTeams(state)
  const { zone, mayPlan } = choice
  const wallNow = toWallClock(now, zone)
  const today = wallNow.date
  const { view } = state
  const date = state.date || today
  const wanted = { scope: choice.scope, view, date, zone }
  const { query, sessions, visible, matches, period, isEmpty } = useCalendarDates(wanted)
  const team = findTeamToPlan(choice.chosen.length > 0 ? choice.chosen : choice.offered, choice.own)
  const firstFree = isWithin(today, period) ? today : period.from
  const planTo = mayPlan ? createLink({ date: firstFree, team }) : undefined

  useCalendarKeys({
    onStep: (steps) => step(steps, today),
    onChange: patch,
    onNew: planTo ? () => void navigate(planTo) : undefined,
  })

  if (choice.teams.length === 0) return <NoTeam title={t('title')} />

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
          planLabel={t('plan')}
          fileName={t('file.name')}
        />
      }
      tools={
        <PeriodBar
          view={view}
          views={isListFirst ? ['agenda', 'month'] : undefined}
          date={date}
          today={today}
          isUpdating={query.isFetching && query.isPlaceholderData}
          onChange={patch}
          onStep={(steps) => step(steps, today)}
        />
      }
    >
      <TeamChips
        teams={choice.teams}
        looks={choice.looks}
        choice={choice}
        whoseOf={family?.nameChildren}
        onChange={patch}
      />
      {query.isError ? (
        <InlineError error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {isEmpty ? (
        <EmptyPeriod text={t(`empty.${view}`)} planTo={planTo} planLabel={t('plan')} />
      ) : null}
      {family && view === 'agenda' ? (
        <FamilyList
          label={t('title')}
          sessions={visible}
          matches={matches}
          family={family}
          looks={choice.looks}
          now={now}
          today={today}
        />
      ) : isEmpty && (view === 'agenda' || (isPhone && view === 'week')) ? null : (
        <EventCalendar
          label={t('title')}
          sessions={sessions}
          matches={matches}
          view={view}
          date={date}
          wallNow={wallNow}
          now={now}
          isPhone={isPhone}
          looks={choice.looks}
          mayWrite={choice.mayWrite}
          noteOf={family?.formatAnswers}
          onOpen={(address) => void navigate(address)}
          onDay={(day) => patch({ view: 'week', date: day === today ? '' : day })}
          onSlot={mayPlan ? (chosen) => setSlot({ ...chosen, team }) : undefined}
          onMove={move}
        />
      )}
      <CalendarPaper title={t('title')} at={{ view, date }} sessions={visible} matches={matches} />
      {question}
      {slot ? (
        <SlotSheet
          slot={slot}
          teams={choice.teams.filter(({ id }) => choice.mayWrite(id))}
          zone={zone}
          onClose={() => setSlot(null)}
        />
      ) : null}
      <CalendarLegend zone={zone} mayMove={mayPlan && !isPhone} isFamily={family !== null} />
    </BoardPage>
  )
}
