import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Child } from '@/features/attendance/model/family/children'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { href, paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import type { TaskEntry } from '../../model/family/own-entries'
import type { OwnDates } from '../state/use-own-dates'

interface TaskSheetProps {
  entry: TaskEntry
  child: Child | undefined
  own: OwnDates
}

/** What the coach asked for, in full, and ticking it off. */
export function TaskSheet({ entry, child, own }: TaskSheetProps) {
  const { t } = useTranslation('calendar')
  const { tick, reopen, isPending } = own.tasks.changes
  const { what, who, note, isDone } = own.toEvent(entry)
  const { task } = entry
  const maySay = child?.may_answer && child.is_trusted
  const { close } = own.tasks

  const run = (act: Promise<void>) => void act.then(close).catch(ignoreReported)

  return (
    <Sheet
      isOpen
      onClose={close}
      title={what}
      footer={
        task.quiz_id ? (
          <LinkButton
            to={`${href(paths.tasks.quiz, { id: task.quiz_id })}?player=${task.player_id ?? ''}`}
          >
            {t('own.task.kinds.quiz')}
          </LinkButton>
        ) : maySay && !isDone ? (
          <Button
            icon={<IconCheck size={18} stroke={1.75} />}
            busy={isPending}
            onClick={() => run(tick({ ...task, title: what }))}
          >
            {t('own.task.finish')}
          </Button>
        ) : maySay && !task.is_final ? (
          <Button
            kind="secondary"
            icon={<IconArrowBackUp size={18} stroke={1.75} />}
            busy={isPending}
            onClick={() => run(reopen(task))}
          >
            {t('own.task.reopen')}
          </Button>
        ) : undefined
      }
    >
      <p className={layout.dim14}>{[who, note].filter(Boolean).join(' · ')}</p>
      {task.body ? <p className={`${layout.text14} ${layout.breakable}`}>{task.body}</p> : null}
    </Sheet>
  )
}
