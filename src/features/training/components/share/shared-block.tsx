import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { PaperBlock } from '../../model/print/paper-plan'
import { MovingPicture } from '@/features/exercises/widgets/picture/moving-picture'
import styles from './shared.module.css'

/** One block: what it is called, how it moves, what to look for. */
export function SharedBlock({ block }: { block: PaperBlock }) {
  const { t } = useTranslation(['exercises', 'planner'])
  const title = block.title ?? t('planner:board.unknown_exercise')
  return (
    <section className={`${layout.grid3} ${styles.block}`} aria-label={title}>
      {block.group ? (
        <p
          className={`${layout.medium} ${layout.round} ${layout.size13} ${layout.edgeStrong} ${styles.group}`}
        >
          {block.group}
        </p>
      ) : null}
      <h2>{title}</h2>
      {block.aim ? <p className={layout.dimmed}>{block.aim}</p> : null}
      {block.drawing ? <MovingPicture exercise={block.drawing} title={title} /> : null}
      {block.points.length > 0 ? (
        <ul aria-label={t('exercise.points')}>
          {block.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
      <Words title={t('exercise.rules')} text={block.rules} />
      <Words title={t('exercise.setup')} text={block.setup} />
    </section>
  )
}

/** One tap away: who stands in reads the points first. */
function Words({ title, text }: { title: string; text: string }) {
  if (!text) return null
  return (
    <details className={styles.words}>
      <summary>{title}</summary>
      <p>{text}</p>
    </details>
  )
}
