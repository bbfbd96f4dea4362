import { IconArchive, IconArchiveOff, IconPrinter, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { toAppError } from '@/lib/errors'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import type { MenuAction } from '@/shared/ui/action-menu'
import { useConfirm } from '@/shared/ui/confirm'
import {
  useArchiveIndividualExercise,
  useDeleteIndividualExercise,
  type IndividualExercise,
} from '../../api/exercises'

const icon = { size: 18, stroke: 1.75 } as const

/** Everybody prints; the author archives, takes out again and deletes what nobody was given. */
export function useOwnActions(
  { id, archived_at }: IndividualExercise,
  title: string,
  isMine: boolean,
): MenuAction[] {
  const { t } = useTranslation('individual')
  const navigate = useNavigate()
  const confirm = useConfirm()
  const archive = useArchiveIndividualExercise()
  const remove = useDeleteIndividualExercise()

  async function putAway(text: string) {
    const isSure = await confirm({
      title: t('own.archive_title', { title }),
      text,
      confirmLabel: t('own.archive'),
    })
    if (!isSure) return
    await archive.mutateAsync({ id, isArchived: true })
    showToast('success', 'individual:own.archived', { subject: `individual:${id}` })
  }

  async function erase() {
    const isSure = await confirm({
      title: t('own.delete_title', { title }),
      text: t('own.delete_text'),
      confirmLabel: t('own.delete'),
      isDanger: true,
    })
    if (!isSure) return
    try {
      await remove.mutateAsync(id)
      await navigate(paths.individual.list)
    } catch (thrown) {
      const error = toAppError(thrown)
      if (error.detail === '23503') await putAway(t('own.in_use'))
      else showToast('error', `errors:${error.code}`)
    }
  }

  const act = (work: Promise<void>) => void work.catch(ignoreReported)
  const print = {
    label: t('own.print'),
    icon: <IconPrinter {...icon} />,
    onSelect: () => window.print(),
  }
  if (!isMine) return [print]
  return [
    print,
    archived_at
      ? {
          label: t('own.restore'),
          icon: <IconArchiveOff {...icon} />,
          onSelect: () => archive.mutate({ id, isArchived: false }),
        }
      : {
          label: t('own.archive'),
          icon: <IconArchive {...icon} />,
          onSelect: () => act(putAway(t('own.archive_text'))),
        },
    {
      label: t('own.delete'),
      icon: <IconTrash {...icon} />,
      isDanger: true,
      onSelect: () => act(erase()),
    },
  ]
}
