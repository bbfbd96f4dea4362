import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { chooseText } from '@/features/exercises/model/exercise-text'
import { getPlayedScene } from '@/features/exercises/model/exercise-scene'
import { ExerciseSections } from '@/features/exercises/widgets/library/exercise-sections'
import { useExerciseFacts } from '@/features/exercises/widgets/library/use-exercise-facts'
import type { SharedExercise } from '@/features/exercises/model/shared-exercise'
import { ScenePlayer } from '@/features/scene/widgets/scene-player'
import { ClosedLink } from '@/features/scene/widgets/share/closed-link'
import { SharedPage } from '@/features/scene/widgets/share/shared-page'
import { FactList } from '@/shared/ui/cards/fact-list'
import layout from '@/shared/ui/layout.module.css'
import type { loadSharedExercise } from '../loaders'

/** What a link shows: the exercise and nothing else, to everybody who holds it. */
export function ExerciseSharePage() {
  const { shared, isExpired } = useLoaderData<typeof loadSharedExercise>()
  return shared ? <Shared exercise={shared} /> : <ClosedLink isExpired={isExpired} />
}

function Shared({ exercise }: { exercise: SharedExercise }) {
  const { i18n } = useTranslation()
  const words = chooseText(exercise.texts, i18n.language)
  const facts = useExerciseFacts(exercise)
  const scene = getPlayedScene({ ...exercise, diagram: exercise.scene })
  const title = words?.title ?? ''
  return (
    <SharedPage title={title} school={exercise.school_name}>
      {words?.aim ? <p className={layout.plain}>{words.aim}</p> : null}
      {scene ? (
        <ScenePlayer scene={scene} title={title} options={{ autoplay: true, isLooping: true }} />
      ) : null}
      <FactList facts={[...facts.main, ...facts.brief]} />
      {words ? <ExerciseSections words={words} /> : null}
    </SharedPage>
  )
}
