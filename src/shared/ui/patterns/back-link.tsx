import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import layout from '@/shared/ui/layout.module.css'
import styles from './back-link.module.css'

export interface BackLinkProps {
  to: string
  label: string
}

/** The way up, above the title. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link to={to} className={`${layout.inline1} ${styles.back}`}>
      <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
      {label}
    </Link>
  )
}
