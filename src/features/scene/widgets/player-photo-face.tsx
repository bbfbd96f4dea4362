import type { PlayerFaceProps } from '@/features/people/widgets/player-face'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { usePlayerPhotos } from '../api/player-photos'

/** A face from the players' private photos, through the slot in `people/widgets/player-face`. */
export function PlayerPhotoFace({ playerId, name, among, size = 32 }: PlayerFaceProps) {
  const photos = usePlayerPhotos(among)
  return <PersonAvatar name={name} src={photos.href(playerId)} size={size} />
}
