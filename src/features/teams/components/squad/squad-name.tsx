import { Link } from 'react-router'
import { fullName } from '@/lib/person'
import { href, paths } from '@/lib/router/paths'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import layout from '@/shared/ui/layout.module.css'
import type { SquadMember } from '../../api/squad'
import styles from '../teams.module.css'
import { faultId } from './shirt-field'

interface SquadNameProps {
  member: SquadMember
  /** On a phone: stands in the place of the picture and of the columns. */
  detail?: string
  /** What is wrong with the number typed beside. */
  fault?: string | undefined
}

/** Initials and name, leading to the player. */
export function SquadName({ member, detail, fault }: SquadNameProps) {
  const { player } = member
  const name = fullName(player)
  return (
    <span className={layout.line3}>
      {detail ? null : <PersonAvatar name={name} />}
      <span className={layout.stack}>
        <Link className={styles.name} to={href(paths.players.details, { id: player.id })}>
          {name}
        </Link>
        {detail ? (
          <span className={`${layout.dim13Any} ${styles.dim}`}>
            {player.date_of_birth.slice(0, 4)} · {detail}
          </span>
        ) : null}
        {fault ? (
          <span id={faultId(member)} className={styles.fault} role="alert">
            {fault}
          </span>
        ) : null}
      </span>
    </span>
  )
}
