import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { openScene } from '@/features/scene/model/document/open-scene'
import { ScenePlayer } from '@/features/scene/widgets/scene-player'
import { UnreadableScene } from '@/features/scene/widgets/unreadable-scene'
import { publicPaths } from '@/lib/router/public-paths'
import { ButtonLink } from '@/shared/public/button'
import layout from '@/shared/ui/layout.module.css'
import styles from '../components/share/share.module.css'
import type { sharedAnimation } from '../loaders'

/** What a link shows: the animation and nothing else, to everybody who holds it. */
export function AnimationSharePage() {
  const { t } = useTranslation('animator')
  const { shared, isExpired } = useLoaderData<typeof sharedAnimation>()
  if (!shared) {
    return (
      <div className={styles.closed}>
        <h1 className={styles.title}>
          {t(isExpired ? 'share.expired_title' : 'share.closed_title')}
        </h1>
        <p>{t(isExpired ? 'share.expired_text' : 'share.closed_text')}</p>
        <ButtonLink to={publicPaths.home} kind="secondary">
          {t('share.home')}
        </ButtonLink>
      </div>
    )
  }
  const { title, school_name } = shared
  const { scene, fault } = openScene(shared.scene)
  return (
    <article className={styles.page}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        {school_name ? (
          <p className={layout.dim}>{t('share.by', { school: school_name })}</p>
        ) : null}
      </header>
      {fault ? (
        <UnreadableScene fault={fault} />
      ) : (
        <ScenePlayer scene={scene} title={title} options={{ autoplay: true }} />
      )}
    </article>
  )
}
