import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAnimationTemplates } from '@/features/scene/api/animations'
import { openPreview } from '@/features/scene/model/document/open-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { ScenePicture } from '@/features/scene/widgets/scene-picture'
import { createNewAnimationLink } from '../../model/editor-link'
import { pitchStarts, startScene } from '../../model/pitch-starts'
import layout from '@/shared/ui/layout.module.css'
import styles from './start-row.module.css'

/** What a new drawing may start with: an empty pitch, or a template of the club or the platform. */
export function StartRow() {
  const { t } = useTranslation('animator')
  const { data: templates } = useAnimationTemplates()
  return (
    <section
      className={`${layout.grid} ${layout.gap2} ${styles.row}`}
      aria-label={t('gallery.start.label')}
    >
      <h2 className={`${layout.medium} ${styles.heading}`}>{t('gallery.start.title')}</h2>
      <ul className={`${layout.plain} ${layout.grid} ${layout.gap3} ${styles.list}`}>
        {pitchStarts.map((pitch) => (
          <Tile
            key={pitch}
            to={createNewAnimationLink({ pitch })}
            title={t(`gallery.start.pitches.${pitch}`)}
            scene={startScene(pitch)}
          />
        ))}
        {templates.map(({ id, title, preview }) => (
          <Tile
            key={id}
            to={createNewAnimationLink({ from: id })}
            title={title}
            scene={openPreview(preview)}
          />
        ))}
      </ul>
    </section>
  )
}

function Tile({ to, title, scene }: { to: string; title: string; scene: Scene }) {
  return (
    <li>
      <Link className={`${layout.grid} ${layout.gap1} ${layout.quietLink} ${styles.tile}`} to={to}>
        <span
          className={`${layout.centered} ${layout.cut} ${layout.roundControl} ${styles.picture}`}
        >
          <ScenePicture scene={scene} density="card" isDecorative />
        </span>
        <span className={`${layout.size13} ${layout.breakable} ${styles.title}`}>{title}</span>
      </Link>
    </li>
  )
}
