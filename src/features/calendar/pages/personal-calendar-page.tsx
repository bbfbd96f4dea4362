import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { filterChosen, listTeamIds } from '@/features/attendance/model/family/children'
import { useFamilyDates } from '@/features/attendance/widgets/family/use-family-dates'
import { ChangesToSee } from '@/features/teams/widgets/change/changes-to-see'
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
import { AbsenceList } from '../components/family/absence-list'
import { AbsenceSheet } from '../components/family/absence-sheet'
import { AwayButton } from '../components/family/away-button'
import { ChildChips } from '../components/family/child-chips'
import { ForFamilies } from '../components/family/for-families'
import { FamilyList } from '../components/family/family-list'
import { NoTeam } from '../components/no-team'
import { PeriodBar } from '../components/period-bar'
import { useAbsences } from '../components/state/use-absences'
import { useCalendarDates } from '../components/state/use-calendar-dates'
import { useCalendarKeys } from '../components/state/use-calendar-keys'
import { useCalendarState } from '../components/state/use-calendar-state'
import { useCalendarTeams } from '../components/state/use-calendar-teams'
import { chooseView } from '../model/calendar-address'
import { assignChildLooks } from '../model/child-look'

/** A player's dates, or those of a parent's children: sessions and matches to answer, and times away. */
export function PersonalCalendarPage() {
  const { t } = useTranslation('calendar')
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const now = useNow()
  const family = useFamilyDates(now)
  const { state, patch, step } = useCalendarState((view) => chooseView(view, isPhone))
  const children = family?.children ?? []
  const shown = filterChosen(children, state.child)
  const teamIds = listTeamIds(shown)
  const { scope, teams, zone } = useCalendarTeams({ teams: teamIds, school: false })
  const wallNow = toWallClock(now, zone)
  const today = wallNow.date
  const { view } = state
  const date = state.date || today
  const dates = useCalendarDates({ scope, view, date, zone })
  const { query, period } = dates
  const isShown = ({ team_id }: { team_id: string }) => teamIds.includes(team_id)
  const sessions = dates.sessions.filter(isShown)
  const visible = dates.visible.filter(isShown)
  const matches = dates.matches.filter(isShown)
  const isEmpty =
    query.isSuccess && !query.isPlaceholderData && visible.length + matches.length === 0
  const looks = assignChildLooks(children)
  const getLook = (childId: string) => looks.children.get(childId) ?? 'green_soft'
  const away = useAbsences({ shown, period, today, getLook })
  const { openNew } = away

  const openDay = (day: string) =>
    patch({ view: isPhone ? 'agenda' : 'week', date: day === today ? '' : day })

  useCalendarKeys({
    onStep: (steps) => step(steps, today),
    onChange: patch,
    onNew: openNew ? () => openNew() : undefined,
  })

  const title = t('pages.personal')
  if (!family) return <ForFamilies title={title} />
  if (teams.length === 0) return <NoTeam title={title} />

  return (
    <BoardPage
      title={title}
      actions={
        <CalendarActions
          teams={teams}
          sessions={visible}
          matches={matches}
          from={period.from}
          fileName={t('file.name')}
          primary={openNew ? <AwayButton onClick={() => openNew()} /> : undefined}
        />
      }
      tools={
        <PeriodBar
          view={view}
          views={isPhone ? ['agenda', 'month'] : undefined}
          date={date}
          today={today}
          isUpdating={query.isFetching && query.isPlaceholderData}
          onChange={patch}
          onStep={(steps) => step(steps, today)}
        />
      }
    >
      <ChangesToSee />
      <ChildChips
        family={children}
        chosenId={shown.length < children.length ? state.child : ''}
        onChoose={(child) => patch({ child })}
      />
      {query.isError ? (
        <InlineError error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {view === 'agenda' || isPhone ? <AbsenceList {...away} /> : null}
      {isEmpty ? <EmptyPeriod text={t('empty.list')} /> : null}
      {view === 'agenda' ? (
        <FamilyList
          label={title}
          sessions={visible}
          matches={matches}
          family={{ ...family, children: shown }}
          looks={looks.teams}
          now={now}
          today={today}
        />
      ) : (
        <EventCalendar
          label={title}
          sessions={sessions}
          matches={matches}
          view={view}
          date={date}
          wallNow={wallNow}
          now={now}
          isPhone={isPhone}
          looks={looks.teams}
          mayWrite={() => false}
          noteOf={family.formatAnswers}
          bars={away.bars}
          onBar={away.openBar}
          onOpen={(address) => void navigate(address)}
          onDay={openDay}
          onSlot={openNew}
        />
      )}
      <CalendarPaper title={title} at={{ view, date }} sessions={visible} matches={matches} />
      {away.draft ? (
        <AbsenceSheet draft={away.draft} family={away.writable} onClose={away.close} />
      ) : null}
      <CalendarLegend zone={zone} mayMove={false} isFamily />
    </BoardPage>
  )
}
