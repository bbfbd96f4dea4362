import { useTranslation } from 'react-i18next'
import { emptyScene } from '@/features/scene/model/document/empty-scene'
import type { Pitch } from '@/features/scene/model/document/scene-schema'
import { pitchPresets } from '@/features/scene/model/pitch/presets'
import { ScenePicture } from '@/features/scene/widgets/scene-picture'
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
  return (
    <section className={`${layout.stack2} ${styles.section}`}>
      <h2 className={styles.title}>{t('panels.pitch.title')}</h2>
      <div className={pictures.grid}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={pictures.choice}
            aria-pressed={pitch.kind === kind}
            onClick={() => setPitch(pitchPresets[kind])}
          >
            <span className={pictures.picture}>
              <ScenePicture
                scene={emptyScene({ ...pitchPresets[kind], surface: pitch.surface })}
                density="card"
                isDecorative
              />
            </span>
            <span className={pictures.words}>{t(`panels.pitch.${kind}`)}</span>
          </button>
        ))}
      </div>
      {pitch.kind === 'small_sided' || pitch.kind === 'full' ? <AgeField /> : null}
    </section>
  )
}
