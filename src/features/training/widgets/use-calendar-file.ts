import { useTranslation } from 'react-i18next'
import { writeCalendar, type CalendarEvent } from '@/lib/calendar-file'
import { saveFile } from '@/lib/save-file'
import { showToast } from '@/lib/toast'
import { createTrainingEvent } from '../model/create-training-event'

type CalendarTraining = Parameters<typeof createTrainingEvent>[0]

/** Saves trainings as a calendar file, and says what to do with it. `fileName` without its ending. */
export function useCalendarFile() {
  const { t } = useTranslation('training')

  return function save(
    name: string,
    fileName: string,
    trainings: readonly CalendarTraining[],
    others: readonly CalendarEvent[] = [],
  ): void {
    const around = {
      untitled: t('list.untitled'),
      origin: window.location.origin,
      now: new Date().toISOString(),
    }
    const events = trainings.map((training) => createTrainingEvent(training, around))
    const file = writeCalendar({ name, events: [...events, ...others] })
    saveFile(`${fileName}.ics`, new Blob([file], { type: 'text/calendar;charset=utf-8' }))
    showToast('success', 'training:calendar_file.saved')
  }
}
