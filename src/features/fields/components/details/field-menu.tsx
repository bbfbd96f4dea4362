import { IconArchive, IconArchiveOff, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { toAppError } from '@/lib/errors'
import { paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { ActionMenu } from '@/shared/ui/action-menu'
import { useConfirm } from '@/shared/ui/confirm'
import { useArchiveField, useDeleteField } from '../../api/field-state'
import type { Field } from '../../api/fields'

/** Out of use and back, which can be undone; deleting what was never booked, which is asked. */
export function FieldMenu({ field }: { field: Field }) {
  const { t } = useTranslation('fields')
  const navigate = useNavigate()
  const confirm = useConfirm()
  const archive = useArchiveField(field.id)
  const remove = useDeleteField()
  const isArchived = field.archived_at !== null

  async function handleArchive() {
    await archive.mutateAsync(!isArchived)
    showToast('success', isArchived ? 'fields:menu.restored' : 'fields:menu.archived', {
      values: { name: field.name },
      subject: `field:${field.id}`,
      action: { label: 'fields:booking.undo', run: () => archive.mutate(isArchived) },
    })
  }

  async function handleDelete() {
    const isSure = await confirm({
      title: t('menu.delete_title', { name: field.name }),
      text: t('menu.delete_text'),
      confirmLabel: t('menu.delete'),
      isDanger: true,
    })
    if (!isSure) return
    try {
      await remove.mutateAsync(field.id)
    } catch (thrown) {
      const { code } = toAppError(thrown)
      showToast('error', code === 'conflict' ? 'fields:menu.is_booked' : `errors:${code}`)
      return
    }
    await navigate(paths.fields.list)
    showToast('success', 'fields:menu.deleted', { values: { name: field.name } })
  }

  return (
    <ActionMenu
      label={t('menu.label', { name: field.name })}
      items={[
        {
          label: isArchived ? t('menu.restore') : t('menu.archive'),
          icon: isArchived ? (
            <IconArchiveOff size={18} stroke={1.75} />
          ) : (
            <IconArchive size={18} stroke={1.75} />
          ),
          onSelect: () => void handleArchive().catch(() => undefined),
        },
        {
          label: t('menu.delete'),
          icon: <IconTrash size={18} stroke={1.75} />,
          onSelect: () => void handleDelete(),
          isDanger: true,
        },
      ]}
    />
  )
}
