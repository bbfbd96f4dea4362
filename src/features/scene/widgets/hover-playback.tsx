import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '@/shared/ui/states/error-boundary'
import type { Scene } from '../model/document/scene-schema'
import { getSceneMotion } from '../model/motion/scene-motion'

const Loop = lazy(async () => {
  const { PlayerLoop } = await import('../components/player/player-loop')
  return { default: PlayerLoop }
})

/** The scene in motion over its picture on a card; the picture stays until it can play, and where nothing moves. */
export function HoverPlayback({ scene }: { scene: Scene }) {
  if (getSceneMotion(scene).end <= 0) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Loop scene={scene} />
      </Suspense>
    </ErrorBoundary>
  )
}
