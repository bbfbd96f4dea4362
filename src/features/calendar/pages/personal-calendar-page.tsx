import { IconCalendarPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { BoardPage } from '@/shared/ui/patterns/board-page'
import { InlineError } from '@/shared/ui/states/inline-error'
import { CalendarActions } from '../components/calendar-actions'
import { CalendarLegend } from '../components/calendar-legend'
import { CalendarPaper } from '../components/calendar-paper'
import { EmptyPeriod } from '../components/empty-period'
import { EventCalendar } from '../components/event-calendar'
import { AbsenceList } from '../components/family/absence-list'
import { AbsenceRow } from '../components/family/absence-row'
import { AwayButton } from '../components/family/away-button'
import { ChildChips } from '../components/family/child-chips'
import { ForFamilies } from '../components/family/for-families'
import { FamilyList } from '../components/family/family-list'
import { OwnEntryRow } from '../components/family/own-entry-row'
import { OwnSheets } from '../components/family/own-sheets'
import { NoTeam } from '../components/no-team'
import { PeriodBar } from '../components/period-bar'
import { useCalendarKeys } from '../components/state/use-calendar-keys'
import { usePersonalDates } from '../components/state/use-personal-dates'

/** A player's dates, or those of a parent's children: sessions and matches to answer, tasks, and what else is on. */
export function PersonalCalendarPage() {
  const { t } = useTranslation('calendar')
  const navigate = useNavigate()
  const personal = usePersonalDates()
  const { state, patch, step, family, shown, own, teams, zone, date, period, query } = personal
  const { sessions, visible, matches, looks, isPhone, now, wallNow, today } = personal
  const { view } = state
  const { away, openNew } = own

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
          primary={away.openNew ? <AwayButton onClick={() => away.openNew?.()} /> : undefined}
          second={
            own.appointments.openNew && {
              label: t('own.add'),
              icon: <IconCalendarPlus size={18} stroke={1.75} />,
              onSelect: () => own.appointments.openNew?.(),
            }
          }
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
      <ChildChips
        family={personal.children}
        chosenId={shown.length < personal.children.length ? state.child : ''}
        onChoose={(child) => patch({ child })}
      />
      {query.isError ? (
        <InlineError error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {view !== 'agenda' && isPhone ? <AbsenceList {...away} /> : null}
      {personal.isEmpty ? <EmptyPeriod text={t('empty.list')} /> : null}
      {view === 'agenda' ? (
        <FamilyList
          label={title}
          sessions={visible}
          matches={matches}
          family={{ ...family, children: shown }}
          looks={looks}
          now={now}
          today={today}
          own={[...own.entries, ...own.absences]}
          renderOwn={(entry) =>
            entry.kind === 'absence' ? (
              <AbsenceRow id={entry.id} {...away} />
            ) : (
              <OwnEntryRow entry={entry} own={own} family={family} />
            )
          }
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
          looks={looks}
          mayWrite={() => false}
          noteOf={family.formatAnswers}
          own={own.events}
          onOpen={(address) => void navigate(address)}
          onDay={openDay}
          onSlot={openNew}
        />
      )}
      <CalendarPaper
        title={title}
        at={{ view, date }}
        sessions={visible}
        matches={matches}
        own={own.entries.map(own.toEvent)}
      />
      <OwnSheets own={own} family={family} period={period} zone={zone} />
      <CalendarLegend zone={zone} mayMove={false} isFamily isPersonal />
    </BoardPage>
  )
}
