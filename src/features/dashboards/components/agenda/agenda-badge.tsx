import { useTranslation } from 'react-i18next'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { AgendaItem } from '../../model/agenda'
import { isPlanMissing } from '../../model/next-up'

interface AgendaBadgeProps {
  item: AgendaItem
  isStaff: boolean
}

/** What is out of the ordinary: called off, without a plan, or a match among trainings. */
export function AgendaBadge({ item, isStaff }: AgendaBadgeProps) {
  const { t } = useTranslation('dashboards')
  if (item.is_cancelled) {
    return <StatusBadge tone="red">{t(`moment.cancelled.${item.kind}`)}</StatusBadge>
  }
  if (isStaff && isPlanMissing(item)) {
    return <StatusBadge tone="amber">{t('training.no_plan')}</StatusBadge>
  }
  if (item.kind === 'training') return null
  return <StatusBadge tone="blue">{t(`match.kinds.${item.match_kind}`)}</StatusBadge>
}
