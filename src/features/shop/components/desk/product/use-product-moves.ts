import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { showToast } from '@/lib/toast'
import { useConfirm } from '@/shared/ui/confirm'
import { useMoveProduct } from '../../../api/products'
import type { ProductStatus } from '../../../model/desk/product-list'

interface MovableProduct {
  id: string
  name: string
  status: ProductStatus
}

/** The moves a status allows, as the trigger `products_move` knows them. */
const moves: Record<ProductStatus, readonly ProductStatus[]> = {
  draft: ['published', 'archived'],
  published: ['draft', 'archived'],
  archived: ['published'],
}

/** Puts goods on sale and takes them off; archiving is asked about. */
export function useProductMoves(onMoved?: () => Promise<void>) {
  const { t } = useTranslation('shop/desk')
  const confirm = useConfirm()
  const { mutate, isPending } = useMoveProduct()

  async function move({ id, name }: MovableProduct, status: ProductStatus) {
    const isSure =
      status !== 'archived' ||
      (await confirm({
        title: t('moves.archive_title', { name }),
        text: t('moves.archive_text'),
        confirmLabel: t('moves.archived'),
        isDanger: true,
      }))
    if (!isSure) return
    mutate(
      { id, status },
      {
        onSuccess: () => void onMoved?.(),
        onError: (error) => {
          const { detail, code } = toAppError(error)
          const isEmpty = detail === 'size_required'
          showToast('error', isEmpty ? 'shop/desk:errors.size_required' : `errors:${code}`)
        },
      },
    )
  }

  return {
    isPending,
    listMoves: (product: MovableProduct) =>
      moves[product.status].map((status) => ({
        status,
        label: t(`moves.${status}`),
        run: () => void move(product, status),
      })),
  }
}
