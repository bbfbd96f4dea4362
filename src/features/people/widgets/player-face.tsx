import { lazy, Suspense, type ComponentType } from 'react'
import { PersonAvatar } from '@/shared/ui/person-avatar'

export interface PlayerFaceProps {
  playerId: string
  name: string
  /** Everybody shown together: their photos come in one request. */
  among: readonly string[]
  /** Pixels. */
  size?: number
}

type LoadFace = () => Promise<ComponentType<PlayerFaceProps>>

let load: LoadFace | null = null

/** The app says where photos come from: they belong to a feature above people (ADR 16). */
export function installPlayerFace(loader: LoadFace): void {
  load = loader
}

const Face = lazy(async () => ({ default: load ? await load() : Initials }))

function Initials({ name, size }: PlayerFaceProps) {
  return <PersonAvatar name={name} {...(size ? { size } : {})} />
}

/** The player's photo where the reader may see one, else initials. */
export function PlayerFace(props: PlayerFaceProps) {
  return (
    <Suspense fallback={<Initials {...props} />}>
      <Face {...props} />
    </Suspense>
  )
}
