import { IconCalendarDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { createMatchFileEvent, formatMatchName } from '@/features/teams/model/match-file'
import { writeCalendar } from '@/lib/calendar-file'
import { saveFile } from '@/lib/save-file'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import type { Match } from '../../api/matches'

/** The match as a file that every calendar app opens. */
export function CalendarButton({ match }: { match: Match }) {
  const { t } = useTranslation('matches/squad')

  function save() {
    const file = writeCalendar({
      name: formatMatchName(match),
      events: [createMatchFileEvent(match)],
    })
    const blob = new Blob([file], { type: 'text/calendar;charset=utf-8' })
    saveFile(`${match.starts_at.slice(0, 10)}.ics`, blob)
    showToast('success', 'teams:matches.calendar_saved')
  }

  return (
    <Button kind="secondary" icon={<IconCalendarDown size={18} stroke={1.75} />} onClick={save}>
      {t('calendar')}
    </Button>
  )
}
