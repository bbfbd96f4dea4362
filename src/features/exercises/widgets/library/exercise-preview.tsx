import { useTranslation } from 'react-i18next'
import { AnimationPlayer } from '@/features/scene/widgets/animation-player'
import { FactList } from '@/shared/ui/cards/fact-list'
import layout from '@/shared/ui/layout.module.css'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useExercise } from '../../api/exercises'
import { chooseText } from '../../model/exercise-text'
import { MovingPicture } from '../picture/moving-picture'
import { ExerciseWords } from './exercise-words'
import styles from './exercise-words.module.css'
import { useExerciseFacts } from './use-exercise-facts'

/** Enough of an exercise to decide for it and to run it: the film, the facts, the words. */
export function ExercisePreview({ id }: { id: string }) {
  return (
    <QueryBoundary>
      <Preview id={id} />
    </QueryBoundary>
  )
}

function Preview({ id }: { id: string }) {
  const { i18n } = useTranslation('exercises')
  const { data } = useExercise(id)
  const { main, brief } = useExerciseFacts(data)
  const words = chooseText(data.texts, i18n.language)
  return (
    <div className={`${layout.grid} ${layout.gap5} ${styles.pair}`}>
      <div className={layout.stack3}>
        {data.animation_id ? (
          <AnimationPlayer id={data.animation_id} />
        ) : (
          <MovingPicture exercise={data} title={words?.title ?? ''} />
        )}
        <FactList facts={[...main, ...brief]} />
      </div>
      {words ? (
        <div className={layout.stack3}>
          <p className={layout.medium14}>{words.aim}</p>
          <ExerciseWords words={{ ...words, points: words.coaching_points }} />
        </div>
      ) : null}
    </div>
  )
}
