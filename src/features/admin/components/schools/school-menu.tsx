import { IconArchive, IconArchiveOff, IconHistory, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '@/lib/router/paths'
import { ActionMenu } from '@/shared/ui/action-menu'
import { useConfirm } from '@/shared/ui/confirm'
import { useArchiveSchool, type School } from '../../api/schools'

/** Its people, the log, and closing or opening the school. */
export function SchoolMenu({ school }: { school: School }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const confirm = useConfirm()
  const archive = useArchiveSchool(school.id)
  const isArchived = school.archived_at !== null
  const key = isArchived ? 'restore' : 'archive'

  async function handleArchive() {
    const isSure = await confirm({
      title: t(`school.${key}_title`, { name: school.name }),
      text: t(`school.${key}_text`),
      confirmLabel: t(`school.${key}`),
      isDanger: !isArchived,
    })
    if (isSure) archive.mutate(!isArchived)
  }

  return (
    <ActionMenu
      label={t('row.menu', { name: school.name })}
      items={[
        {
          label: t('school.people'),
          icon: <IconUsers size={18} stroke={1.75} />,
          onSelect: () => void navigate(`${paths.admin.users.list}?school=${school.id}`),
        },
        {
          label: t('audit.whole'),
          icon: <IconHistory size={18} stroke={1.75} />,
          onSelect: () => void navigate(paths.admin.audit),
        },
        {
          label: t(`school.${key}`),
          icon: isArchived ? (
            <IconArchiveOff size={18} stroke={1.75} />
          ) : (
            <IconArchive size={18} stroke={1.75} />
          ),
          onSelect: () => void handleArchive(),
          isDanger: !isArchived,
        },
      ]}
    />
  )
}
