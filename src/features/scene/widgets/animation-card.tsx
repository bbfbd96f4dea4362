import { IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import layout from '@/shared/ui/layout.module.css'
import { useAnimationCard } from '../api/animations'
import { openPreview } from '../model/document/open-scene'
import styles from './animation-card.module.css'
import { ScenePicture } from './scene-picture'

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
  const { data } = useAnimationCard(id)
  return (
    <Link className={`${layout.surface} ${styles.card}`} to={href(paths.animator.details, { id })}>
      <span className={styles.picture}>
        <ScenePicture scene={openPreview(data.preview)} density="card" isDecorative />
      </span>
      <span className={styles.text}>
        <span className={layout.name}>{data.title}</span>
        <span className={`${layout.line1} ${styles.watch}`}>
          <IconPlayerPlay size={18} stroke={1.75} aria-hidden="true" />
          {t('card.watch')}
          <span className={styles.steps}>{t('card.steps', { count: data.step_count })}</span>
        </span>
      </span>
    </Link>
  )
}
