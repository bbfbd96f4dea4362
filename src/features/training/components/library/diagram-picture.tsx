import { useTranslation } from 'react-i18next'
import { parseDiagram } from '../../model/diagram/diagram'
import { areaOf } from '../../model/exercise'
import { ExerciseDiagram } from '../exercise-diagram'

interface DiagramPictureProps {
  exercise: { diagram: unknown; area_length_m: number; area_width_m: number }
  density: 'card' | 'fine'
  isDecorative?: boolean
}

/** The drawing of an exercise, or that there is none yet. */
export function DiagramPicture({ exercise, density, isDecorative }: DiagramPictureProps) {
  const { t } = useTranslation('training')
  const diagram = parseDiagram(exercise.diagram)
  if (!diagram) return <span>{t('diagram.none')}</span>
  return (
    <ExerciseDiagram
      diagram={diagram}
      area={areaOf(exercise)}
      density={density}
      isDecorative={isDecorative}
    />
  )
}
