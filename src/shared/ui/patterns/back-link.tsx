import { IconArrowLeft } from '@tabler/icons-react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { useStore } from '@/lib/store'
import layout from '@/shared/ui/layout.module.css'
import styles from './back-link.module.css'
import { wayUpSlot } from './way-up'

export interface BackLinkProps {
  to: string
  label: string
}

/** The way up: in the bar where there is one, else above the title. */
export function BackLink({ to, label }: BackLinkProps) {
  const slot = useStore(wayUpSlot, (place) => place)
  const link = (
    <Link
      to={to}
      className={`${layout.inline1} ${layout.medium} ${layout.dimmed} ${layout.size14} ${styles.back}`}
    >
      <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
      {label}
    </Link>
  )
  return slot ? createPortal(link, slot) : link
}
