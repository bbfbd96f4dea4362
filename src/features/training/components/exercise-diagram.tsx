import { diagramFrame, symbolUnit } from '../model/diagram/diagram-geometry'
import type { Area, Diagram } from '../model/diagram/diagram'
import { DiagramGround } from './diagram-ground'
import { DiagramMoveLine } from './diagram-move-line'
import { DiagramSymbol } from './diagram-symbol'
import { useDiagramSummary } from './use-diagram-text'
import styles from './exercise-diagram.module.css'

interface ExerciseDiagramProps {
  diagram: Diagram
  area: Area
  /** `card` draws symbols larger, so that they read at 300 px. */
  density: 'card' | 'fine'
  /** Beside a title that says the same, the picture may be silent. */
  isDecorative?: boolean
}

/** The exercise as a coach would chalk it: run solid, dribble wavy, pass dashed, shot double. */
export function ExerciseDiagram({ diagram, area, density, isDecorative }: ExerciseDiagramProps) {
  const summary = useDiagramSummary(diagram, area)
  const frame = diagramFrame(diagram, area)
  const unit = symbolUnit(frame, density)
  const voice = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': summary }
  const grounded = diagram.items.filter(({ k }) => k !== 'player' && k !== 'ball' && k !== 'coach')
  const people = diagram.items.filter(({ k }) => k === 'player' || k === 'coach')
  const balls = diagram.items.filter(({ k }) => k === 'ball')
  return (
    <svg
      className={styles.diagram}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      preserveAspectRatio="xMidYMid meet"
      {...voice}
    >
      <DiagramGround diagram={diagram} area={area} frame={frame} unit={unit} />
      {grounded.map((item, index) => (
        <DiagramSymbol key={index} item={item} unit={unit} />
      ))}
      {diagram.moves.map((move, index) => (
        <DiagramMoveLine key={index} move={move} unit={unit} />
      ))}
      {[...people, ...balls].map((item, index) => (
        <DiagramSymbol key={index} item={item} unit={unit} />
      ))}
    </svg>
  )
}
