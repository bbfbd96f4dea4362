import { Link } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import styles from '../teams.module.css'

/** The way to one's school; to each of them for who belongs to several. */
export function SchoolLinks() {
  const held = useSession()?.held_roles ?? []
  const schools = new Map(
    held.flatMap(({ school_id, school_name }) =>
      school_id && school_name ? [[school_id, school_name] as const] : [],
    ),
  )
  return [...schools].map(([id, name]) => (
    <Link
      key={id}
      className={`${layout.accent} ${layout.inline} ${layout.middle} ${styles.school}`}
      to={href(paths.schools.mine, { clubId: id })}
    >
      {name}
    </Link>
  ))
}
