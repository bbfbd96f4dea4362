import { useHotkey } from '@/shared/hooks/use-hotkey'
import type { CalendarView } from '../../model/calendar-address'

interface CalendarKeys {
  onStep: (steps: number) => void
  onChange: (patch: { view?: CalendarView; date?: string }) => void
  /** Absent for those who do not plan. */
  onNew?: () => void
  hasSeason?: boolean
}

/** Arrows: the period before and after. T today, W week, M month, A agenda, S season, N new. */
export function useCalendarKeys({ onStep, onChange, onNew, hasSeason }: CalendarKeys): void {
  useHotkey(
    'ArrowLeft',
    skipWhenAsked(() => onStep(-1)),
  )
  useHotkey(
    'ArrowRight',
    skipWhenAsked(() => onStep(1)),
  )
  useHotkey(
    't',
    skipWhenAsked(() => onChange({ date: '' })),
  )
  useHotkey(
    'w',
    skipWhenAsked(() => onChange({ view: 'week' })),
  )
  useHotkey(
    'm',
    skipWhenAsked(() => onChange({ view: 'month' })),
  )
  useHotkey(
    'a',
    skipWhenAsked(() => onChange({ view: 'agenda' })),
  )
  useHotkey(
    's',
    skipWhenAsked(() => {
      if (hasSeason) onChange({ view: 'season' })
    }),
  )
  useHotkey(
    'n',
    skipWhenAsked(() => onNew?.()),
  )
}

/** Behind a dialog or a menu nothing moves. */
function skipWhenAsked(run: () => void): () => void {
  return () => {
    if (!document.querySelector('[role="dialog"], [role="menu"]')) run()
  }
}
