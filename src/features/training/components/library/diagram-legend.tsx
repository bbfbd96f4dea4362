import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Diagram, DiagramItem } from '../../model/diagram/diagram'
import { describeDiagram, thingOf } from '../../model/diagram/diagram-description'
import { DiagramMoveLine } from '../diagram-move-line'
import { DiagramSymbol } from '../diagram-symbol'
import diagramStyles from '../exercise-diagram.module.css'
import styles from './diagram-legend.module.css'

/** The signs this drawing uses, each with its name. */
export function DiagramLegend({ diagram }: { diagram: Diagram }) {
  const { t } = useTranslation('training')
  const { counts, moveCounts } = describeDiagram(diagram)
  return (
    <ul className={styles.legend} aria-label={t('diagram.legend')}>
      {moveCounts.map(({ kind }) => (
        <Sign key={kind} name={t(`diagram.move_names.${kind}`)} width={3}>
          <DiagramMoveLine
            unit={1}
            move={{
              k: kind,
              p: [
                [0.1, 0.5],
                [2.9, 0.5],
              ],
            }}
          />
        </Sign>
      ))}
      {counts.map(({ thing }) => {
        const item = diagram.items.find((candidate) => thingOf(candidate) === thing)
        return item ? (
          <Sign key={thing} name={t(`diagram.names.${thing}`)} width={1.6}>
            <DiagramSymbol item={sample(item)} unit={0.8} />
          </Sign>
        ) : null
      })}
    </ul>
  )
}

interface SignProps {
  name: string
  /** In units of the sign's height. */
  width: number
  children: ReactNode
}

function Sign({ name, width, children }: SignProps) {
  return (
    <li>
      <span className={styles.sign} style={{ inlineSize: `${width * 22}px` }}>
        <svg className={diagramStyles.diagram} viewBox={`0 0 ${width} 1`} aria-hidden="true">
          {children}
        </svg>
      </span>
      {name}
    </li>
  )
}

/** The thing in the middle of its sign, without a number and small enough to fit. */
function sample(item: DiagramItem): DiagramItem {
  const place = { x: 0.8, y: 0.5 }
  if (item.k === 'player') return { ...item, ...place, n: undefined }
  if (item.k === 'ladder') return { ...item, ...place, r: 0, len: 1.3 }
  if (item.k === 'hurdle') return { ...item, ...place, r: 0 }
  return { ...item, ...place }
}
