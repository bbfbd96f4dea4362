import { IconCalendarDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { writeCalendar } from '@/lib/calendar-file'
import { saveFile } from '@/lib/save-file'
import { showToast } from '@/lib/toast'
import { IconButton } from '@/shared/ui/button'
import { createMatchFileEvent, formatMatchName, type CalendarMatch } from '../../model/match-file'

/** "Add to calendar" for one match: a file that every calendar app opens. */
export function MatchFileButton({ match }: { match: CalendarMatch }) {
  const { t } = useTranslation('teams')
  const name = formatMatchName(match)

  function save() {
    const file = writeCalendar({ name, events: [createMatchFileEvent(match)] })
    const blob = new Blob([file], { type: 'text/calendar;charset=utf-8' })
    saveFile(`${match.starts_at.slice(0, 10)}.ics`, blob)
    showToast('success', 'teams:matches.calendar_saved')
  }

  return (
    <IconButton label={t('matches.to_calendar', { match: name })} onClick={save}>
      <IconCalendarDown size={20} stroke={1.75} />
    </IconButton>
  )
}
