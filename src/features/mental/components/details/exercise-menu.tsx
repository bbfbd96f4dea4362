import { IconArchive, IconArchiveOff, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/lib/toast'
import { ActionMenu, type MenuAction } from '@/shared/ui/action-menu'
import { useConfirm } from '@/shared/ui/confirm'
import { useArchiveExercise, type MentalExercise } from '../../api/exercises'

interface ExerciseMenuProps {
  exercise: MentalExercise
  title: string
  isWriter: boolean
}

/** Print for everybody; out of the library and back for whoever wrote it. */
export function ExerciseMenu({ exercise, title, isWriter }: ExerciseMenuProps) {
  const { t } = useTranslation('mental')
  const confirm = useConfirm()
  const { mutate: archive } = useArchiveExercise(exercise.id)
  const isArchived = exercise.archived_at !== null

  async function toggleArchived() {
    if (!isArchived) {
      const isSure = await confirm({
        title: t('details.archive_title', { title }),
        text: t('details.archive_text'),
        confirmLabel: t('details.archive'),
      })
      if (!isSure) return
    }
    archive(!isArchived, {
      onSuccess: () =>
        showToast('success', isArchived ? 'mental:details.restored' : 'mental:details.archived'),
    })
  }

  const items: MenuAction[] = [
    {
      label: t('details.print'),
      icon: <IconPrinter size={18} stroke={1.75} />,
      onSelect: () => window.print(),
    },
  ]
  if (isWriter) {
    items.push({
      label: t(isArchived ? 'details.restore' : 'details.archive'),
      icon: isArchived ? (
        <IconArchiveOff size={18} stroke={1.75} />
      ) : (
        <IconArchive size={18} stroke={1.75} />
      ),
      onSelect: () => void toggleArchived(),
    })
  }
  return <ActionMenu label={t('details.menu', { title })} items={items} />
}
