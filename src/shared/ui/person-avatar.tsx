import { useState } from 'react'
import { getInitials } from '@/lib/person'
import { toOwnAddress } from '@/lib/supabase/public-address'
import layout from '@/shared/ui/layout.module.css'
import styles from './person-avatar.module.css'

interface PersonAvatarProps {
  name: string
  src?: string | null
  /** Pixels. */
  size?: number
}

/** Picture or initials. Decoration: the person's name stands beside it. */
export function PersonAvatar({ name, src, size = 32 }: PersonAvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const address = toOwnAddress(src)
  const box = { inlineSize: size, blockSize: size, fontSize: Math.max(11, size * 0.38) }
  return (
    <span
      className={`${layout.medium} ${layout.cut} ${layout.round} ${styles.avatar}`}
      style={box}
      aria-hidden="true"
    >
      {address && address !== failed ? (
        <img
          src={address}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setFailed(address)}
        />
      ) : (
        getInitials(name)
      )}
    </span>
  )
}
