import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { LiveBlock } from '../model/live-plan'
import type { LiveAction, LiveRun } from '../model/live-run'
import { openExerciseScene } from '@/features/exercises/model/exercise-scene'
import { ExercisePicture } from '@/features/exercises/widgets/picture/exercise-picture'
import styles from './live-block.module.css'
import { LiveIntervals } from './live-intervals'
import { useLiveTitle } from './signals/use-live-title'

interface LiveBlockViewProps {
  block: LiveBlock
  run: LiveRun
  now: number
  dispatch: (action: LiveAction) => void
}

/** What is on, in one lane: what to say, how it stands on the pitch. */
export function LiveBlockView({ block, run, now, dispatch }: LiveBlockViewProps) {
  const { t } = useTranslation('exercises')
  const title = useLiveTitle()(block)
  const { group, points, setup, rules, note, drawing, intervals } = block
  return (
    <section className={`${layout.grid3} ${layout.packed} ${styles.block}`} aria-label={title}>
      {group ? (
        <p
          className={`${layout.medium} ${layout.round} ${layout.plain} ${layout.edgeStrong} ${styles.group}`}
        >
          {group}
        </p>
      ) : null}
      <h2>{title}</h2>
      {note ? (
        <p
          className={`${layout.amber} ${layout.size16} ${layout.plain} ${layout.padRow} ${styles.note}`}
        >
          {note}
        </p>
      ) : null}
      {intervals ? (
        <LiveIntervals
          block={block}
          intervals={intervals}
          run={run}
          now={now}
          dispatch={dispatch}
        />
      ) : null}
      {points.length > 0 ? (
        <ul aria-label={t('exercise.points')}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
      {drawing && openExerciseScene(drawing) ? (
        <div
          className={`${layout.cut} ${layout.roundControl} ${layout.full} ${layout.edge} ${styles.picture}`}
        >
          <ExercisePicture exercise={drawing} density="card" />
        </div>
      ) : null}
      <Words title={t('exercise.rules')} text={rules} />
      <Words title={t('exercise.setup')} text={setup} />
    </section>
  )
}

/** One tap away: on the pitch the points stand first. */
function Words({ title, text }: { title: string; text: string }) {
  if (!text) return null
  return (
    <details className={styles.words}>
      <summary>{title}</summary>
      <p>{text}</p>
    </details>
  )
}
