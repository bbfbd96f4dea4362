import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AnimationCardRow } from '@/features/scene/api/animations'
import { openPreview } from '@/features/scene/model/document/open-scene'
import { AnimationHoverPlayback } from '@/features/scene/widgets/animation-hover-playback'
import { ScenePicture } from '@/features/scene/widgets/scene-picture'
import { useHoverPlay } from '@/features/scene/widgets/use-hover-play'
import { formatAge } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { AnimationMenu } from './animation-menu'
import styles from './gallery.module.css'
import { useAudienceText } from './use-audience-text'

/** An animation at a glance: the first step's picture, then whose it is and who sees it. */
export function AnimationCard({ animation }: { animation: AnimationCardRow }) {
  const { t } = useTranslation('animator')
  const { isPlaying, handlers } = useHoverPlay()
  const { audience, author } = useAudienceText()
  return (
    <li>
      <article
        className={`${layout.surface} ${layout.column} ${layout.relative} ${layout.cut} ${styles.card}`}
        {...handlers}
      >
        <div
          className={`${layout.centered} ${layout.relative} ${layout.dimmed} ${layout.ground2} ${styles.picture}`}
        >
          <ScenePicture scene={openPreview(animation.preview)} density="card" isDecorative />
          {isPlaying ? <AnimationHoverPlayback id={animation.id} /> : null}
          <span
            className={`${layout.inside} ${layout.figures} ${layout.ink} ${layout.ground1} ${styles.count}`}
          >
            {t('gallery.steps', { count: animation.step_count })}
          </span>
        </div>
        <div className={`${layout.stack1} ${styles.text}`}>
          <div className={`${layout.flex} ${layout.gap2} ${layout.spread} ${layout.top}`}>
            <h2 className={styles.title}>
              <Link
                className={`${layout.quietLink} ${styles.link}`}
                to={href(paths.animator.details, { id: animation.id })}
              >
                {animation.title}
              </Link>
            </h2>
            <span className={`${layout.relative} ${styles.menu}`}>
              <AnimationMenu animation={animation} />
            </span>
          </div>
          <ul className={`${layout.wrap} ${layout.dimmed} ${layout.figures} ${styles.facts}`}>
            <li>{audience(animation)}</li>
            <li>{author(animation)}</li>
            <li>{formatAge(animation.updated_at)}</li>
          </ul>
        </div>
      </article>
    </li>
  )
}
