import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useArchivePlan, type PlanRecord } from '@/features/billing/api/plans'
import { toAppError } from '@/lib/errors'
import { showToast } from '@/lib/toast'
import { ActionMenu } from '@/shared/ui/action-menu'
import { useConfirm } from '@/shared/ui/confirm'
import { usePlanText } from './use-plan-text'

/** Takes a plan off the list, or puts it back. */
export function PlanMenu({ plan }: { plan: PlanRecord }) {
  const { t } = useTranslation(['admin', 'billing'])
  const { formatName } = usePlanText()
  const confirm = useConfirm()
  const { mutate: archive } = useArchivePlan(plan.id)
  const isArchived = plan.archived_at !== null
  const key = isArchived ? 'restore' : 'archive'
  const name = formatName(plan)

  async function handleArchive() {
    const isSure = await confirm({
      title: t(`billing:plans.${key}_title`, { name }),
      text: t(`billing:plans.${key}_text`),
      confirmLabel: t(`billing:plans.${key}`),
      isDanger: !isArchived,
    })
    if (!isSure) return
    archive(!isArchived, {
      onError: (error) => {
        const { code } = toAppError(error)
        const words = code === 'conflict' ? 'billing:plans.errors.taken' : `errors:${code}`
        showToast('error', words)
      },
    })
  }

  return (
    <ActionMenu
      label={t('row.menu', { name })}
      items={[
        {
          label: t(`billing:plans.${key}`),
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
