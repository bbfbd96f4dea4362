import { useHotkey } from '@/shared/hooks/use-hotkey'
import type { CalendarView } from '../model/calendar-address'

interface CalendarKeys {
  onStep: (steps: number) => void
  onChange: (patch: { view?: CalendarView; date?: string }) => void
  /** Absent for those who do not plan. */
  onNew?: () => void
}

/** Arrows: the period before and after. T today, W week, M month, A agenda, N new session. */
export function useCalendarKeys({ onStep, onChange, onNew }: CalendarKeys): void {
  useHotkey(
    'ArrowLeft',
    unlessAsked(() => onStep(-1)),
  )
  useHotkey(
    'ArrowRight',
    unlessAsked(() => onStep(1)),
  )
  useHotkey(
    't',
    unlessAsked(() => onChange({ date: '' })),
  )
  useHotkey(
    'w',
    unlessAsked(() => onChange({ view: 'week' })),
  )
  useHotkey(
    'm',
    unlessAsked(() => onChange({ view: 'month' })),
  )
  useHotkey(
    'a',
    unlessAsked(() => onChange({ view: 'agenda' })),
  )
  useHotkey(
    'n',
    unlessAsked(() => onNew?.()),
  )
}

/** Behind a dialog or a menu nothing moves. */
function unlessAsked(run: () => void): () => void {
  return () => {
    if (!document.querySelector('[role="dialog"], [role="menu"]')) run()
  }
}
