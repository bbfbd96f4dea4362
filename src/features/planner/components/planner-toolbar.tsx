import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowsVertical,
  IconKeyboard,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { IconButton } from '@/shared/ui/button'
import { computeFittingZoom, zoomLevels } from '../model/board/time-axis'
import styles from './planner-toolbar.module.css'
import type { ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'

interface PlannerToolbarProps {
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
  zoom: number
  onZoom: (zoom: number) => void
  /** Minutes to fit in at once. */
  minutes: number
  onKeys: () => void
  /** Ways to begin, and to keep the plan as a template. */
  children: ReactNode
}

const look = { size: 20, stroke: 1.75 } as const

/** Above the axis: take back, how tall a minute is, the keys, and where to begin from. */
export function PlannerToolbar(props: PlannerToolbarProps) {
  const { t } = useTranslation('planner')
  const { zoom, onZoom, minutes } = props
  const isPhone = useIsPhone()
  const smaller = zoomLevels.findLast((level) => level < zoom)
  const larger = zoomLevels.find((level) => level > zoom)
  return (
    <div className={`${layout.row1} ${styles.bar}`} role="toolbar" aria-label={t('plan.tools')}>
      <IconButton label={t('plan.undo')} disabled={!props.canUndo} onClick={props.onUndo}>
        <IconArrowBackUp {...look} />
      </IconButton>
      <IconButton label={t('plan.redo')} disabled={!props.canRedo} onClick={props.onRedo}>
        <IconArrowForwardUp {...look} />
      </IconButton>
      {isPhone ? null : (
        <>
          <span className={styles.gap} />
          <IconButton
            label={t('plan.zoom_out')}
            disabled={smaller === undefined}
            onClick={() => onZoom(smaller ?? zoom)}
          >
            <IconZoomOut {...look} />
          </IconButton>
          <IconButton
            label={t('plan.zoom_fit')}
            onClick={() => onZoom(computeFittingZoom(minutes, window.innerHeight - 380))}
          >
            <IconArrowsVertical {...look} />
          </IconButton>
          <IconButton
            label={t('plan.zoom_in')}
            disabled={larger === undefined}
            onClick={() => onZoom(larger ?? zoom)}
          >
            <IconZoomIn {...look} />
          </IconButton>
          <IconButton label={t('plan.keys.title')} onClick={props.onKeys}>
            <IconKeyboard {...look} />
          </IconButton>
        </>
      )}
      <div className={`${layout.wrap2} ${styles.begin}`}>{props.children}</div>
    </div>
  )
}
