import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { FamilyDates } from '@/features/attendance/widgets/family/use-family-dates'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { OwnEntry } from '../../model/family/own-entries'
import { OwnFace } from '../own-face'
import type { OwnDates } from '../state/use-own-dates'
import looksCss from '../team-looks.module.css'
import { ClashHint } from './clash-hint'
import styles from './family-list.module.css'

interface OwnEntryRowProps {
  entry: OwnEntry
  own: OwnDates
  family: FamilyDates
}

/** An appointment with what it clashes with, or a task to tick off, in the list of days; a tap opens it. */
export function OwnEntryRow({ entry, own, family }: OwnEntryRowProps) {
  const { t } = useTranslation('calendar')
  const { tick, isPending } = own.tasks.changes
  const event = own.toEvent(entry)
  const playerId = entry.kind === 'task' ? entry.task.player_id : entry.date.appointment.player_id
  const child = family.children.find(({ id }) => id === playerId)
  const mayTick = child?.may_answer && child.is_trusted && !event.isDone
  return (
    <li className={`${layout.stack2} ${looksCss[event.look] ?? ''} ${styles.row}`}>
      <div className={layout.betweenLine}>
        <button
          type="button"
          className={`${layout.bare} ${layout.flush} ${layout.touch} ${layout.grow} ${layout.textStart}`}
          onClick={event.onOpen}
        >
          <OwnFace event={event} shape="row" />
        </button>
        {entry.kind === 'task' && mayTick && !entry.task.quiz_id ? (
          <IconButton
            kind="secondary"
            label={t('own.task.tick', { title: event.what })}
            disabled={isPending}
            onClick={() => void tick({ ...entry.task, title: event.what }).catch(ignoreReported)}
          >
            <IconCheck size={20} stroke={1.75} />
          </IconButton>
        ) : null}
      </div>
      {entry.kind === 'appointment' && child ? (
        <ClashHint
          text={event.warning}
          clashes={entry.clashes}
          child={child}
          family={family}
          onAway={own.getAwayOpener(entry.date, child.id)}
        />
      ) : null}
    </li>
  )
}
