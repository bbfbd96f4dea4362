import { Link } from 'react-router'
import { PlayerFace } from '@/features/people/widgets/player-face'
import { formatFullName } from '@/lib/person'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import type { SquadMember } from '../../api/squad'
import styles from '../teams.module.css'
import { createFaultId } from './shirt-field'

interface SquadNameProps {
  member: SquadMember
  /** Everybody of the squad, for their photos. */
  among: readonly string[]
  /** On a phone: stands in the place of the columns. */
  detail?: string
  /** What is wrong with the number typed beside. */
  fault?: string | undefined
}

/** Face and name, leading to the player. */
export function SquadName({ member, among, detail, fault }: SquadNameProps) {
  const { player } = member
  const name = formatFullName(player)
  return (
    <span className={layout.line3}>
      <PlayerFace playerId={player.id} name={name} among={among} />
      <span className={layout.stack}>
        <Link
          className={`${layout.name} ${layout.ink} ${layout.undecorated} ${styles.name}`}
          to={href(paths.players.details, { id: player.id })}
        >
          {name}
        </Link>
        {detail ? (
          <span className={`${layout.dim13Any} ${layout.normal}`}>
            {player.date_of_birth.slice(0, 4)} · {detail}
          </span>
        ) : null}
        {fault ? (
          <span
            id={createFaultId(member)}
            className={`${layout.name} ${layout.danger} ${layout.size13}`}
            role="alert"
          >
            {fault}
          </span>
        ) : null}
      </span>
    </span>
  )
}
