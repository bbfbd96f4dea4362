import { useTranslation } from 'react-i18next'
import type { Training } from '../../api/trainings'
import { exerciseScene } from '../../model/exercise-scene'
import type { TrainingView, ViewBlock } from '../../model/training-view'
import { ExercisePicture } from '../exercise-picture'
import { TrainingSheetHead } from './training-sheet-head'
import styles from './training-sheet.module.css'
import { usePlanText } from './use-plan-text'

interface TrainingSheetProps {
  training: Training
  view: TrainingView
  notes: string | null
}

/** The session on one sheet of A4, for the pocket: order, drawings, coaching points, what to carry. */
export function TrainingSheet({ training, view, notes }: TrainingSheetProps) {
  const { t } = useTranslation('training')
  return (
    <article className={styles.sheet}>
      <TrainingSheetHead training={training} view={view} notes={notes} />
      {view.phases.flatMap(({ phase, blocks }) =>
        blocks.map((block) => (
          <SheetBlock key={block.key} block={block} part={t(`phases.${phase}`)} />
        )),
      )}
    </article>
  )
}

interface SheetBlockProps {
  block: ViewBlock
  part: string
}

function SheetBlock({ block, part }: SheetBlockProps) {
  const { t } = useTranslation('training')
  const { blockTitle } = usePlanText()
  const { exercise, setup, points, note } = block
  return (
    <section className={styles.block}>
      <div className={styles.picture}>
        {exercise && exerciseScene(exercise) ? (
          <ExercisePicture exercise={exercise} density="card" isDecorative />
        ) : null}
      </div>
      <div>
        <h2>{blockTitle(block)}</h2>
        <p className={styles.slot} data-figures="">
          {block.start} · {t('list.length', { count: block.minutes })} · {part}
        </p>
        {note ? (
          <p className={styles.note}>
            {t('details.note')}: {note}
          </p>
        ) : null}
        {setup ? <p>{setup}</p> : null}
        {points.length > 0 ? (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  )
}
