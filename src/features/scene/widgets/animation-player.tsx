import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useAnimation } from '../api/animations'
import { useScenePhotos } from '../api/player-photos'
import { openScene } from '../model/document/open-scene'
import layout from '@/shared/ui/layout.module.css'
import styles from './animation-player.module.css'
import { ScenePlayer } from './scene-player'
import { UnreadableScene } from './unreadable-scene'

interface AnimationPlayerProps {
  id: string
}

/** A saved animation that plays where it is shown: in exercises, trainings and messages. */
export function AnimationPlayer({ id }: AnimationPlayerProps) {
  return (
    <QueryBoundary>
      <Player id={id} />
    </QueryBoundary>
  )
}

function Player({ id }: AnimationPlayerProps) {
  const { data } = useAnimation(id)
  const { scene, fault } = openScene(data.scene)
  const photos = useScenePhotos(scene)
  return (
    <figure className={`${layout.plain} ${layout.grid} ${layout.gap2} ${styles.figure}`}>
      {fault ? (
        <UnreadableScene fault={fault} />
      ) : (
        <ScenePlayer scene={scene} title={data.title} photos={photos} />
      )}
      <figcaption>
        <Link to={href(paths.animator.details, { id })}>{data.title}</Link>
      </figcaption>
    </figure>
  )
}
