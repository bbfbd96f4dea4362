import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import type { Child } from '@/features/attendance/model/family/children'
import styles from '../family.module.css'

interface ChildNameProps {
  id: string | null
  family: readonly Child[]
  /** Leads to the child's page. */
  isLink?: boolean
}

/** Whose row it is; unsaid where only one child is looked at. */
export function ChildName({ id, family, isLink = false }: ChildNameProps) {
  const child = family.length > 1 ? family.find((one) => one.id === id) : undefined
  if (!child) return null
  if (!isLink) return <span className={styles.dim}>{child.first_name}</span>
  return (
    <Link to={href(paths.players.details, { id: child.id })} className={styles.name}>
      {child.first_name}
    </Link>
  )
}
