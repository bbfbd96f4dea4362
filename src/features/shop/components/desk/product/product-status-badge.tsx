import { useTranslation } from 'react-i18next'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { ProductStatus } from '../../../model/desk/product-list'

const tones = { draft: 'amber', published: 'green', archived: 'neutral' } as const

export function ProductStatusBadge({ status }: { status: ProductStatus }) {
  const { t } = useTranslation('shop/desk')
  return <StatusBadge tone={tones[status]}>{t(`statuses.${status}`)}</StatusBadge>
}
