import type { Formation } from '../../../editor/formations/data'
import layout from '@/shared/ui/layout.module.css'
import pictures from './pictures.module.css'

/** Rows from the keeper up: what one knows a formation by. */
export function FormationPicture({ formation, colour }: { formation: Formation; colour: string }) {
  const rows = [...(formation.hasKeeper ? [1] : []), ...formation.lines.map((line) => line.length)]
  const gap = 44 / rows.length
  return (
    <svg
      viewBox="0 0 64 48"
      className={`${layout.full} ${layout.ground3} ${pictures.formation}`}
      aria-hidden="true"
    >
      {rows.flatMap((count, row) =>
        Array.from({ length: count }, (_, index) => (
          <circle
            key={`${row}-${index}`}
            cx={(64 / (count + 1)) * (index + 1)}
            cy={46 - gap * (row + 0.5)}
            r={3.2}
            fill={colour}
          />
        )),
      )}
    </svg>
  )
}
