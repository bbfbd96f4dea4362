import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { toAppError } from '@/lib/errors'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { useConfirm } from '@/shared/ui/confirm'
import {
  useArchiveAnimation,
  useDeleteAnimation,
  useDuplicateAnimation,
} from '../../api/animation-writes'
import { findHomeSchool } from '../../model/animation-access'

interface ActedOn {
  id: string
  title: string
}

/** What one can do with an animation from a card or its page. A refusal is told by the global toast. */
export function useAnimationActions() {
  const { t } = useTranslation('animator')
  const session = useSession()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { mutateAsync: setArchived } = useArchiveAnimation()
  const { mutateAsync: remove } = useDeleteAnimation()
  const { mutateAsync: copy } = useDuplicateAnimation()

  async function duplicate({ id, title }: ActedOn) {
    if (!session) return
    const name = t('gallery.copy_of', { title }).slice(0, 100)
    await copy({ id, title: name, schoolId: findHomeSchool(session) }).then(
      (made) => navigate(href(paths.animator.editor, { id: made.id })),
      ignoreReported,
    )
  }

  async function restore({ id }: ActedOn) {
    await setArchived({ id, isArchived: false }).then(
      () => showToast('success', 'animator:gallery.restored', { subject: `animation:${id}` }),
      ignoreReported,
    )
  }

  async function archive(animation: ActedOn) {
    const undo = { label: 'animator:gallery.undo', run: () => void restore(animation) }
    await setArchived({ id: animation.id, isArchived: true }).then(
      () =>
        showToast('success', 'animator:gallery.archived', {
          subject: `animation:${animation.id}`,
          action: undo,
        }),
      ignoreReported,
    )
  }

  /** `leave` goes away from the page of the animation: there is nothing left to show on it. */
  async function deleteForGood(animation: ActedOn, leave?: () => Promise<void> | void) {
    const isSure = await confirm({
      title: t('gallery.delete_title'),
      text: t('gallery.delete_text', { title: animation.title }),
      confirmLabel: t('gallery.actions.delete'),
      cancelLabel: t('gallery.keep'),
      isDanger: true,
    })
    if (!isSure) return
    try {
      await remove(animation.id)
      showToast('success', 'animator:gallery.deleted')
      await leave?.()
    } catch (thrown) {
      const { code } = toAppError(thrown)
      const reason = code === 'conflict' ? 'animator:gallery.in_use' : `errors:${code}`
      showToast('error', reason)
    }
  }

  return { duplicate, archive, restore, deleteForGood }
}
