import { IconArchive, IconArchiveOff, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '@/lib/router/paths'
import { ActionMenu } from '@/shared/ui/action-menu'
import { useConfirm } from '@/shared/ui/confirm'
import { useArchiveAchievement, useDeleteAchievement } from '../api/achievements'
import type { Achievement } from '../model/achievement'
import { useAchievementText } from './use-achievement-text'

/** Archives an achievement or brings it back; deletes one that was never won. */
export function AchievementMenu({ achievement }: { achievement: Achievement }) {
  const { t } = useTranslation('achievements')
  const { formatTitle } = useAchievementText()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { mutate: archive } = useArchiveAchievement(achievement.id)
  const { mutateAsync: remove } = useDeleteAchievement(achievement.id)
  const isArchived = achievement.archived_at !== null
  const name = formatTitle(achievement)

  async function ask(key: 'archive' | 'restore' | 'delete') {
    return confirm({
      title: t(`menu.${key}_title`, { name }),
      text: t(`menu.${key}_text`),
      confirmLabel: t(`menu.${key}`),
      isDanger: key !== 'restore',
    })
  }

  async function handleArchive() {
    if (await ask(isArchived ? 'restore' : 'archive')) archive(!isArchived)
  }

  async function handleDelete() {
    if (!(await ask('delete'))) return
    await remove()
    await navigate(paths.achievements.list)
  }

  const icon = { size: 18, stroke: 1.75 }
  return (
    <ActionMenu
      label={t('menu.label', { name })}
      items={[
        {
          label: t(isArchived ? 'menu.restore' : 'menu.archive'),
          icon: isArchived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />,
          onSelect: () => void handleArchive(),
        },
        ...(achievement.last_awarded_at === null
          ? [
              {
                label: t('menu.delete'),
                icon: <IconTrash {...icon} />,
                onSelect: () => void handleDelete(),
                isDanger: true,
              },
            ]
          : []),
      ]}
    />
  )
}
