import { useTranslation } from 'react-i18next'
import { useScenePhotos } from '@/features/scene/api/player-photos'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { readStepNote } from '@/features/scene/model/document/step-note'
import { ScenePicture } from '@/features/scene/widgets/scene-picture'
import layout from '@/shared/ui/layout.module.css'
import styles from './details.module.css'
import { StepWords } from './step-words'

/** Every step as picture and words: the animation for whoever does not watch, and on paper. */
export function StepList({ scene }: { scene: Scene }) {
  const photos = useScenePhotos(scene)
  const { t, i18n } = useTranslation('animator')
  return (
    <ol className={`${layout.listGrid} ${styles.steps}`} aria-label={t('details.steps')}>
      {scene.steps.map((step, index) => (
        <li key={step.id}>
          <div className={`${layout.centered} ${layout.cut} ${layout.roundCard} ${styles.picture}`}>
            <ScenePicture
              scene={scene}
              stepIndex={index}
              density="card"
              isDecorative
              photos={photos.href}
            />
          </div>
          <div>
            <h3 className={`${layout.medium} ${styles.name}`}>
              {step.name || t('details.step', { number: index + 1 })}
            </h3>
            {readStepNote(step, i18n.language) ? (
              <p className={styles.note}>{readStepNote(step, i18n.language)}</p>
            ) : null}
            <StepWords scene={scene} index={index} className={styles.words} />
          </div>
        </li>
      ))}
    </ol>
  )
}
