import { useTranslation } from 'react-i18next'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Pitch } from '@/features/scene/model/document/scene-schema'
import { findOrientation, pitchPresets } from '@/features/scene/model/pitch/presets'
import { ScenePicture } from '@/features/scene/widgets/scene-picture'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import layout from '@/shared/ui/layout.module.css'
import styles from '../inspector.module.css'
import { AgeField } from './age-field'
import pictures from './pictures.module.css'
import { usePitch } from './use-pitch'

const kinds = [
  'full',
  'half',
  'third',
  'box',
  'small_sided',
  'futsal',
  'blank',
] as const satisfies readonly Pitch['kind'][]

/** The grounds one can choose, as small pictures. */
export function PitchPicker() {
  const { t } = useTranslation('animator')
  const { pitch, setPitch } = usePitch()
  const isPhone = useIsPhone()
  const getGround = (kind: Pitch['kind']) => ({
    ...pitchPresets[kind],
    orientation: findOrientation(kind, isPhone),
  })
  return (
    <section className={`${layout.stack2} ${layout.lineBelow} ${styles.section}`}>
      <h2 className={`${layout.medium} ${layout.size13} ${layout.dimmed} ${styles.title}`}>
        {t('panels.pitch.title')}
      </h2>
      <div className={`${layout.grid} ${layout.gap2} ${pictures.grid}`}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={`${layout.stack1} ${layout.roundControl} ${layout.pointer} ${pictures.choice}`}
            aria-pressed={pitch.kind === kind}
            onClick={() => setPitch(getGround(kind))}
          >
            <span className={`${layout.centered} ${layout.full} ${layout.cut} ${pictures.picture}`}>
              <ScenePicture
                scene={createEmptyScene({ ...getGround(kind), surface: pitch.surface })}
                density="card"
                isDecorative
              />
            </span>
            <span
              className={`${layout.size12} ${layout.breakable} ${layout.textCenter} ${pictures.words}`}
            >
              {t(`panels.pitch.${kind}`)}
            </span>
          </button>
        ))}
      </div>
      {pitch.kind === 'small_sided' || pitch.kind === 'full' ? <AgeField /> : null}
    </section>
  )
}
