import { IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import layout from '@/shared/ui/layout.module.css'
import { useAnimationCard } from '../api/animations'
import { openPreview } from '../model/document/open-scene'
import styles from './animation-card.module.css'
import { AnimationHoverPlayback } from './animation-hover-playback'
import { ScenePicture } from './scene-picture'
import { useHoverPlay } from './use-hover-play'

interface AnimationCardProps {
  id: string
}

/** A saved animation as a card of a message or training: its first step, its title, and the way to it. */
export function AnimationCard({ id }: AnimationCardProps) {
  return (
    <QueryBoundary>
      <Card id={id} />
    </QueryBoundary>
  )
}

function Card({ id }: AnimationCardProps) {
  const { t } = useTranslation('scene')
  const { isPlaying, handlers } = useHoverPlay()
  const { data } = useAnimationCard(id)
  return (
    <Link
      className={`${layout.surface} ${layout.grid} ${layout.cut} ${layout.quietLink} ${styles.card}`}
      to={href(paths.animator.details, { id })}
      {...handlers}
    >
      <span className={`${layout.grid} ${layout.centered} ${layout.relative} ${styles.picture}`}>
        <ScenePicture scene={openPreview(data.preview)} density="card" isDecorative />
        {isPlaying ? <AnimationHoverPlayback id={id} /> : null}
      </span>
      <span className={styles.text}>
        <span className={layout.name}>{data.title}</span>
        <span
          className={`${layout.line1} ${layout.medium} ${layout.accent} ${layout.size14} ${styles.watch}`}
        >
          <IconPlayerPlay size={18} stroke={1.75} aria-hidden="true" />
          {t('card.watch')}
          <span className={`${layout.dimmed} ${layout.dimmed13} ${styles.steps}`}>
            {t('card.steps', { count: data.step_count })}
          </span>
        </span>
      </span>
    </Link>
  )
}
