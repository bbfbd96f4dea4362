/** What an author may do with an exercise beside editing it: share, put away, take out again, delete, export. */
import { useState, type ReactNode } from 'react'
import {
  IconArchive,
  IconArchiveOff,
  IconDownload,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { toAppError } from '@/lib/errors'
import { paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import type { MenuAction } from '@/shared/ui/action-menu'
import { useConfirm } from '@/shared/ui/confirm'
import { countUses, type Audience } from '../../api/exercise-rows'
import { useArchiveExercise, useDeleteExercise } from '../../api/exercise-writes'
import { ShareSheet } from './share-sheet'

interface Owned extends Audience {
  id: string
  author_id: string | null
  school_id: string | null
  archived_at: string | null
}

const icon = { size: 18, stroke: 1.75 } as const

/** Empty for who has no say. A school's owner may put away what is shared in the school. */
export function useOwnActions(
  exercise: Owned,
  title: string,
): { items: MenuAction[]; sheet: ReactNode } {
  const { t } = useTranslation('exercises')
  const navigate = useNavigate()
  const session = useSession()
  const confirm = useConfirm()
  const [isSharing, setIsSharing] = useState(false)
  const archive = useArchiveExercise()
  const remove = useDeleteExercise()
  const { id, school_id, archived_at } = exercise
  const isMine = exercise.author_id !== null && exercise.author_id === session?.user.id
  const isMySchools =
    exercise.visibility !== 'me' &&
    session?.profile?.role === 'owner' &&
    session.held_roles.some((held) => held.role === 'owner' && held.school_id === school_id)

  async function putAway(text: string) {
    const isSure = await confirm({
      title: t('exercise_form.own.archive_title', { title }),
      text,
      confirmLabel: t('exercise_form.own.archive'),
    })
    if (!isSure) return
    archive.mutate(
      { id, isArchived: true },
      {
        onSuccess: () =>
          showToast('success', 'exercises:exercise_form.own.archived', {
            subject: `exercise:${id}`,
            action: {
              label: t('exercise_form.own.restore'),
              run: () => archive.mutate({ id, isArchived: false }),
            },
          }),
      },
    )
  }

  async function erase() {
    const uses = await countUses(id)
    if (uses > 0) return putAway(t('exercise_form.own.in_use', { count: uses }))
    const isSure = await confirm({
      title: t('exercise_form.own.delete_title', { title }),
      text: t('exercise_form.own.delete_text'),
      confirmLabel: t('exercise_form.own.delete'),
      isDanger: true,
    })
    if (!isSure) return
    try {
      await remove.mutateAsync(id)
      await navigate(paths.exercises.library)
    } catch (thrown) {
      const error = toAppError(thrown)
      // a training of somebody else has it
      if (error.detail === '23503') await putAway(t('exercise_form.own.in_use_elsewhere'))
      else showToast('error', `errors:${error.code}`)
    }
  }

  const share: MenuAction = {
    label: t('exercise_form.own.share'),
    icon: <IconUsers {...icon} />,
    onSelect: () => setIsSharing(true),
  }
  const toFile: MenuAction = {
    label: t('exercise_form.own.export'),
    icon: <IconDownload {...icon} />,
    onSelect: () => void navigate(`${paths.exercises.transfer}?pick=${id}`),
  }
  const away: MenuAction = archived_at
    ? {
        label: t('exercise_form.own.restore'),
        icon: <IconArchiveOff {...icon} />,
        onSelect: () => archive.mutate({ id, isArchived: false }),
      }
    : {
        label: t('exercise_form.own.archive'),
        icon: <IconArchive {...icon} />,
        onSelect: () => void putAway(t('exercise_form.own.archive_text')),
      }
  const erasing: MenuAction = {
    label: t('exercise_form.own.delete'),
    icon: <IconTrash {...icon} />,
    isDanger: true,
    onSelect: () => void erase(),
  }
  const items = isMine ? [share, toFile, away, erasing] : isMySchools ? [away] : []

  return {
    items,
    sheet:
      isSharing && school_id ? (
        <ShareSheet
          id={id}
          title={title}
          schoolId={school_id}
          audience={{ visibility: exercise.visibility, team_id: exercise.team_id }}
          onClose={() => setIsSharing(false)}
        />
      ) : null,
  }
}
