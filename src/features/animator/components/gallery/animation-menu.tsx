import { useState } from 'react'
import {
  IconArchive,
  IconArrowBackUp,
  IconCopy,
  IconEdit,
  IconEye,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { href, paths } from '@/lib/router/paths'
import { ActionMenu, type MenuAction } from '@/shared/ui/action-menu'
import { canDraw, canArchive, canChange } from '../../model/animation-access'
import { AudienceSheet, type Shown } from './audience-sheet'
import { RenameSheet } from './rename-sheet'
import { useAnimationActions } from './use-animation-actions'

interface AnimationMenuProps {
  animation: Shown & { owner_id: string | null; archived_at: string | null }
  /** On its own page: where to go once it is deleted, and no second way to edit. */
  leave?: () => Promise<void> | void
}

const icon = { size: 18, stroke: 1.75 }

/** What this person may do with it; nothing is shown when that is nothing. */
export function AnimationMenu({ animation, leave }: AnimationMenuProps) {
  const { t } = useTranslation('animator')
  const session = useSession()
  const navigate = useNavigate()
  const { duplicate, archive, restore, deleteForGood } = useAnimationActions()
  const [open, setOpen] = useState<'rename' | 'audience' | null>(null)
  const isMine = canChange(animation, session)
  const isArchived = animation.archived_at !== null
  const items: MenuAction[] = []

  if (isMine && !leave) {
    items.push({
      label: t('gallery.actions.edit'),
      icon: <IconEdit {...icon} />,
      onSelect: () => void navigate(href(paths.animator.editor, { id: animation.id })),
    })
  }
  if (canDraw(session?.profile?.role ?? null)) {
    items.push({
      label: t('gallery.actions.duplicate'),
      icon: <IconCopy {...icon} />,
      onSelect: () => void duplicate(animation),
    })
  }
  if (isMine) {
    items.push(
      {
        label: t('gallery.actions.rename'),
        icon: <IconPencil {...icon} />,
        onSelect: () => setOpen('rename'),
      },
      {
        label: t('gallery.actions.audience'),
        icon: <IconEye {...icon} />,
        onSelect: () => setOpen('audience'),
      },
    )
  }
  if (canArchive(animation, session)) {
    items.push({
      label: t(isArchived ? 'gallery.actions.restore' : 'gallery.actions.archive'),
      icon: isArchived ? <IconArrowBackUp {...icon} /> : <IconArchive {...icon} />,
      onSelect: () => void (isArchived ? restore(animation) : archive(animation)),
    })
  }
  if (isMine) {
    items.push({
      label: t('gallery.actions.delete'),
      icon: <IconTrash {...icon} />,
      onSelect: () => void deleteForGood(animation, leave),
      isDanger: true,
    })
  }
  if (items.length === 0) return null
  return (
    <>
      <ActionMenu label={t('gallery.actions_of', { title: animation.title })} items={items} />
      {open === 'rename' ? (
        <RenameSheet animation={animation} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'audience' ? (
        <AudienceSheet animation={animation} onClose={() => setOpen(null)} />
      ) : null}
    </>
  )
}
