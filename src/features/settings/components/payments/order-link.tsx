import { href, Link } from 'react-router'
import { paths } from '@/lib/router/paths'

interface OrderLinkProps {
  id: string
  number: string
}

/** An order by its number, which leads to where it is paid, followed and withdrawn from. */
export function OrderLink({ id, number }: OrderLinkProps) {
  return <Link to={href(paths.shop.myOrder, { id })}>{number}</Link>
}
