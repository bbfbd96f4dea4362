import { useTranslation } from 'react-i18next'
import { taskCheers, type TaskCheer } from '@/features/attendance/model/family/task-cheer'
import { useSession } from '@/features/session/api/session-store'
import { toAppError } from '@/lib/errors'
import { getToday } from '@/lib/time/calendar-date'
import { showToast } from '@/lib/toast'
import { Button, IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useCheerTask } from '../../api/cheers'
import type { WorkRow } from '../../api/work'
import { findCheerFailure } from '../../model/failure'
import { cheerIcons } from './cheer-icons'

interface CheerButtonsProps {
  task: WorkRow
  /** What the task is called here. */
  title: string
  /** On a board: pictures alone, with their words on hover and spoken. */
  isCompact?: boolean
}

/** One tap cheers for work that is begun or done, once a day; nothing where that has happened. */
export function CheerButtons({ task, title, isCompact = false }: CheerButtonsProps) {
  const { t } = useTranslation('tasks')
  const me = useSession()?.user.id
  const { mutate, isPending } = useCheerTask()
  const hasBegun = task.status === 'in_progress' || task.status === 'done'
  const today = getToday()
  const hasCheered = task.cheers.some(
    ({ author_id: author, given_on: day }) => author === me && day === today,
  )
  if (!hasBegun || hasCheered || task.player_id === null) return null

  function sendCheer(kind: TaskCheer) {
    mutate(
      { id: task.id, kind },
      {
        onError: (error) => {
          const failure = toAppError(error)
          if (failure.code !== 'session_invalid') showToast('error', findCheerFailure(failure))
        },
      },
    )
  }

  return (
    <div className={layout.wrap2} role="group" aria-label={t('cheers.give', { title })}>
      {taskCheers.map((kind) => {
        const Icon = cheerIcons[kind]
        return isCompact ? (
          <IconButton
            key={kind}
            label={t('cheers.give_word', { word: t(`cheers.${kind}`), title })}
            disabled={isPending}
            onClick={() => sendCheer(kind)}
          >
            <Icon size={20} stroke={1.75} />
          </IconButton>
        ) : (
          <Button
            key={kind}
            kind="secondary"
            disabled={isPending}
            icon={<Icon size={20} stroke={1.75} />}
            onClick={() => sendCheer(kind)}
          >
            {t(`cheers.${kind}`)}
          </Button>
        )
      })}
    </div>
  )
}
