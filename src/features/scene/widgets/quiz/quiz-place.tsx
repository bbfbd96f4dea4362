import layout from '@/shared/ui/layout.module.css'
import { PitchTap } from '../../components/quiz/pitch-tap'
import type { Scene, TapQuiz } from '../../model/document/scene-schema'
import { ScenePicture } from '../scene-picture'

interface QuizPlaceProps {
  scene: Scene
  /** Seconds: the moment that is asked about. */
  time: number
  quiz: TapQuiz
  label: string
  onPick?: (x: number, y: number) => void
}

/** The moment of a question with the circle that is right; a tap or the arrow keys move it. */
export function QuizPlace({ scene, time, quiz, label, onPick }: QuizPlaceProps) {
  const { x = 0, y = 0, radius = 1 } = quiz
  return (
    <div className={`${layout.relative} ${layout.low}`}>
      <ScenePicture scene={scene} time={time} density="card" isDecorative />
      <PitchTap
        scene={scene}
        at={[x, y]}
        solution={{ kind: 'tap', at: [x, y], radius }}
        label={label}
        onPick={onPick ? ([length, width]) => onPick(length, width) : undefined}
      />
    </div>
  )
}
