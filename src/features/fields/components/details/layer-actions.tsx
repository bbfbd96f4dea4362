import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { showToast } from '@/lib/toast'
import { ActionMenu } from '@/shared/ui/action-menu'
import { useRemoveParts, useRestoreParts } from '../../api/parts'
import type { Part } from '../../model/part'
import { RenamePartsSheet } from './rename-parts-sheet'

/** Naming the parts of a layer, and taking the cut back as long as nobody has booked one of them. */
export function LayerActions({ fieldId, parts }: { fieldId: string; parts: readonly Part[] }) {
  const { t } = useTranslation('fields')
  const [isNaming, setIsNaming] = useState(false)
  const remove = useRemoveParts()
  const restore = useRestoreParts(fieldId)
  const kind = parts[0]?.kind ?? 'custom'

  async function handleRemove() {
    try {
      await remove.mutateAsync(parts)
      showToast('success', 'fields:parts.removed', {
        action: { label: 'fields:booking.undo', run: () => restore.mutate(parts) },
      })
    } catch (thrown) {
      const { code } = toAppError(thrown)
      showToast('error', code === 'conflict' ? 'fields:parts.is_booked' : `errors:${code}`)
    }
  }

  return (
    <>
      <ActionMenu
        label={t('parts.menu', { kind: t(`parts.kinds.${kind}`) })}
        items={[
          {
            label: t('parts.rename'),
            icon: <IconPencil size={18} stroke={1.75} />,
            onSelect: () => setIsNaming(true),
          },
          {
            label: t('parts.remove'),
            icon: <IconTrash size={18} stroke={1.75} />,
            onSelect: () => void handleRemove(),
            isDanger: true,
          },
        ]}
      />
      {isNaming ? <RenamePartsSheet parts={parts} onClose={() => setIsNaming(false)} /> : null}
    </>
  )
}
