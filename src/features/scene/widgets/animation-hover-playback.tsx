import { useQuery } from '@tanstack/react-query'
import { animationQueries } from '../api/animations'
import { openScene } from '../model/document/open-scene'
import { HoverPlayback } from './hover-playback'

/** A saved animation in motion over its card, which itself knows the first step only. */
export function AnimationHoverPlayback({ id }: { id: string }) {
  const { data } = useQuery(animationQueries.details(id))
  const scene = data ? openScene(data.scene).scene : null
  return scene ? <HoverPlayback scene={scene} /> : null
}
