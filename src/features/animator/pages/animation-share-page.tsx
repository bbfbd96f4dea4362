import { useLoaderData } from 'react-router'
import { openScene } from '@/features/scene/model/document/open-scene'
import { ScenePlayer } from '@/features/scene/widgets/scene-player'
import { ClosedLink } from '@/features/scene/widgets/share/closed-link'
import { SharedPage } from '@/features/scene/widgets/share/shared-page'
import { UnreadableScene } from '@/features/scene/widgets/unreadable-scene'
import type { loadSharedAnimation } from '../loaders'

/** What a link shows: the animation and nothing else, to everybody who holds it. */
export function AnimationSharePage() {
  const { shared, isExpired } = useLoaderData<typeof loadSharedAnimation>()
  if (!shared) return <ClosedLink isExpired={isExpired} />
  const { title, school_name } = shared
  const { scene, fault } = openScene(shared.scene)
  return (
    <SharedPage title={title} school={school_name}>
      {fault ? (
        <UnreadableScene fault={fault} />
      ) : (
        <ScenePlayer scene={scene} title={title} options={{ autoplay: true }} />
      )}
    </SharedPage>
  )
}
