import { NativeSelect } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMoney } from '@/lib/money'
import { href, paths } from '@/lib/router/paths'
import { IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useCartOwner, useSetQuantity } from '../../api/cart'
import { getMostPieces, type CartItem } from '../../model/cart'
import { toPictureAddress } from '../../model/picture-address'

/** A size in the cart: how many, what it costs, and what has changed about it since. */
export function CartLine({ item }: { item: CartItem }) {
  const { t } = useTranslation('shop')
  const { mutate: set, isPending } = useSetQuantity(useCartOwner())
  const { variantId, quantity, unitCents, problem, title, size } = item
  const most = Math.max(getMostPieces(item.stock), 1)
  const isOrderable = problem === null || problem === 'too_many'
  const numbers = Array.from({ length: most }, (_, index) => index + 1)
  const options = numbers.includes(quantity) ? numbers : [...numbers, quantity]
  return (
    <li className={`${layout.flex} ${layout.gap3} ${layout.top} ${layout.padBlock2}`}>
      <img
        className={`${layout.roundControl} ${layout.fixed}`}
        src={toPictureAddress(item.imagePath, item.category)}
        alt=""
        width={64}
        height={64}
        style={{ objectFit: 'cover' }}
      />
      <div className={`${layout.stack1} ${layout.grow}`}>
        <Link className={layout.name} to={href(paths.shop.details, { id: item.productId })}>
          {title}
        </Link>
        <span className={layout.dim13Figures}>
          {t('cart.unit', { size, price: formatMoney(unitCents) })}
        </span>
        {problem ? (
          <p className={`${layout.plain} ${layout.danger} ${layout.size14}`} role="alert">
            {t(`cart.problems.${problem}`, { count: item.stock })}
          </p>
        ) : null}
        <div className={layout.row2}>
          {isOrderable ? (
            <NativeSelect
              aria-label={t('cart.quantity', { title, size })}
              value={quantity}
              disabled={isPending}
              data={options.map((number) => ({
                value: String(number),
                label: String(number),
                disabled: number > most,
              }))}
              onChange={(event) => set({ variantId, quantity: Number(event.currentTarget.value) })}
            />
          ) : null}
          <IconButton
            label={t('cart.remove', { title, size })}
            disabled={isPending}
            onClick={() => set({ variantId, quantity: 0 })}
          >
            <IconTrash size={20} stroke={1.75} />
          </IconButton>
        </div>
      </div>
      {isOrderable ? (
        <span className={`${layout.figures} ${layout.medium}`}>
          {formatMoney(unitCents * quantity)}
        </span>
      ) : null}
    </li>
  )
}
