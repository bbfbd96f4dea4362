import { useId, useRef, useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import layout from '@/shared/ui/layout.module.css'
import { useEditor, useEditorState } from '../../editor-context'
import { listRows } from './items/items'
import { listLanes } from './lanes/lanes'
import { toPixels, toSeconds } from './lanes/scale'
import { LaneRow } from './rows/lane-row'
import { listShownLanes } from './rows/lane-window'
import { PlayHead } from './ruler/play-head'
import { Ruler } from './ruler/ruler'
import { chooseItem, dragItem } from './pointer'
import { TimelineContext } from './timeline-context'
import styles from './timeline.module.css'
import { TimelineTools } from './tools/timeline-tools'
import { useTimelineKeys } from './use-timeline-keys'
import { useTimelineView } from './use-timeline-view'

/** The expert's way to work: every movement of every object along the seconds. */
export function Timeline() {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const scene = useEditorState((state) => state.scene)
  const selection = useEditorState((state) => state.selection)
  const [isAll, setIsAll] = useState(false)
  const [guide, setGuide] = useState<number | null>(null)
  const scroll = useRef<HTMLDivElement>(null)
  const view = useTimelineView(scroll)
  const lanes = listLanes(scene, isAll)
  const rows = listRows(scene, lanes)
  const keys = useTimelineKeys(scroll, rows)
  const { scale, headWidth, laneHeight } = view
  const focused = rows.findIndex((items) => items.some(({ id }) => id === keys.active)) - 1
  const help = useId()
  const look: CSSProperties & Record<'--lane-head', string> = { '--lane-head': `${headWidth}px` }
  const end = Math.max(getSceneMotion(scene).end + 2, toSeconds(scale, view.width - headWidth))

  return (
    <TimelineContext
      value={{
        scene,
        scale,
        active: keys.active,
        chosen: new Set(selection),
        activate: keys.activate,
        choose: (item, adds) => chooseItem(editor, item, adds),
        drag: (event, item, grip) =>
          dragItem(event, { editor, scale, item, grip, onGuide: setGuide }),
      }}
    >
      <section
        className={`${layout.column} ${layout.flex} ${layout.low} ${styles.timeline}`}
        aria-label={t('time.timeline.title')}
      >
        <TimelineTools scale={scale} isAll={isAll} onAll={setIsAll} onZoom={view.zoom} />
        <p id={help} hidden>
          {t('time.timeline.help')}
        </p>
        <div
          ref={scroll}
          className={`${layout.relative} ${styles.scroll}`}
          style={look}
          data-scroll=""
          onScroll={(event) => view.setTop(event.currentTarget.scrollTop)}
        >
          <div
            className={`${layout.relative} ${styles.content}`}
            style={{ inlineSize: headWidth + toPixels(scale, end) }}
            role="group"
            aria-label={t('time.timeline.lanes')}
            aria-describedby={help}
            onKeyDown={keys.onKeyDown}
            onKeyUp={keys.onKeyUp}
          >
            <div className={`${layout.flex} ${layout.lineBelow} ${layout.ground1} ${styles.top}`}>
              <span className={`${layout.ground1} ${styles.corner}`} />
              <Ruler until={end} guide={guide} headWidth={headWidth} />
            </div>
            {lanes.length === 0 ? (
              <p className={`${layout.dim} ${styles.empty}`}>{t('time.timeline.empty')}</p>
            ) : null}
            <ol
              className={`${layout.list} ${layout.relative}`}
              style={{ blockSize: lanes.length * laneHeight }}
            >
              {listShownLanes(lanes.length, laneHeight, view.seen, focused).map((index) => {
                const lane = lanes[index]
                return lane ? (
                  <LaneRow
                    key={lane.object.id}
                    lane={lane}
                    top={index * laneHeight}
                    height={laneHeight}
                    index={index}
                    count={lanes.length}
                  />
                ) : null
              })}
            </ol>
            <PlayHead part="line" headWidth={headWidth} />
          </div>
        </div>
      </section>
    </TimelineContext>
  )
}
