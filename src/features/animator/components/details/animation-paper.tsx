import { useTranslation } from 'react-i18next'
import type { Animation } from '@/features/scene/api/animations'
import { useScenePhotos } from '@/features/scene/api/player-photos'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { readStepNote } from '@/features/scene/model/document/step-note'
import { ScenePicture } from '@/features/scene/widgets/scene-picture'
import { formatDate } from '@/lib/dates'
import { Paper } from '@/shared/ui/print/paper'
import layout from '@/shared/ui/layout.module.css'
import { useAudienceText } from '../gallery/use-audience-text'
import styles from './animation-paper.module.css'
import { StepWords } from './step-words'

interface AnimationPaperProps {
  animation: Animation
  scene: Scene
}

/** The animation on one sheet of A4: a picture for each step, with its words and notes. */
export function AnimationPaper({ animation, scene }: AnimationPaperProps) {
  const photos = useScenePhotos(scene)
  const { t, i18n } = useTranslation('animator')
  const { author } = useAudienceText()
  return (
    <Paper>
      <article className={styles.sheet} data-steps={classifySize(scene.steps.length)}>
        <header className={`${layout.flex} ${layout.spread} ${layout.baseline} ${styles.head}`}>
          <h1>{animation.title}</h1>
          <p>
            {author(animation)} · {formatDate(animation.updated_at)}
          </p>
        </header>
        <ol className={`${layout.listGrid} ${styles.steps}`}>
          {scene.steps.map((step, index) => (
            <li key={step.id}>
              <div className={styles.picture}>
                <ScenePicture
                  scene={scene}
                  stepIndex={index}
                  density="card"
                  isDecorative
                  photos={photos.href}
                />
              </div>
              <h2>
                {index + 1}. {step.name || t('details.step', { number: index + 1 })}
              </h2>
              {readStepNote(step, i18n.language) ? (
                <p className={layout.medium}>{readStepNote(step, i18n.language)}</p>
              ) : null}
              <StepWords scene={scene} index={index} />
            </li>
          ))}
        </ol>
      </article>
    </Paper>
  )
}

/** How many share a page: one large, two below each other, a grid of two or three columns. */
function classifySize(steps: number): 'one' | 'few' | 'some' | 'many' {
  if (steps === 1) return 'one'
  if (steps === 2) return 'few'
  return steps <= 6 ? 'some' : 'many'
}
