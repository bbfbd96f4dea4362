import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { Editor } from '../../editor/editor'
import { EditorBar, type EditorBack } from '../bar/editor-bar'
import { FullScreenButton } from '../bar/full-screen-button'
import { EditorContext } from '../editor-context'
import { CommandPalette } from '../palette/command-palette'
import { SelectionMenu } from '../palette/selection-menu'
import { ShortcutSheet } from '../palette/shortcut-sheet'
import { ToolOptionBar } from '../rail/tool-option-bar'
import { ToolRail } from '../rail/tool-rail'
import { WarningsChip } from '../warnings/warnings-chip'
import { BoardContext } from './board-context'
import styles from './board.module.css'
import { CanvasHost } from './canvas-host'
import { FirstSteps } from './first-steps'
import { PitchEditing } from './pitch-editing'
import { SidePanel } from './side-panel'
import type { StageLoader } from './stage'
import { useBoardKeys } from './use-board-keys'
import { useBoardState } from './use-board-state'
import { useIsNarrow } from './use-is-narrow'
import { useTabOfSelection } from './use-tab-of-selection'

export interface EditorBoardProps {
  editor: Editor
  title: string
  onTitle?: (title: string) => void
  back: EditorBack
  loadStage?: StageLoader
  /** Whether everything is saved. */
  status?: ReactNode
  /** Share, export and the like. */
  actions?: ReactNode
  /** What one should know about this scene, above the pitch. */
  notices?: ReactNode
  /** Steps or timeline. */
  dock?: ReactNode
  /** Fills the window by itself, over the page. */
  isDialog?: boolean
}

/** The face of the editor: pitch in the middle, tools on the edges, nothing that hides the work. */
export function EditorBoard(props: EditorBoardProps) {
  const isNarrow = useIsNarrow()
  const board = useBoardState(isNarrow)
  return (
    <EditorContext value={props.editor}>
      <BoardContext value={board}>
        <BoardFrame
          {...props}
          said={board.said}
          isSideOpen={board.isSideOpen}
          isFull={board.isFull}
        />
      </BoardContext>
    </EditorContext>
  )
}

type BoardFrameProps = EditorBoardProps &
  Pick<ReturnType<typeof useBoardState>, 'said' | 'isSideOpen' | 'isFull'>

function BoardFrame(props: BoardFrameProps) {
  const { t } = useTranslation('animator')
  const { title, onTitle, back, status, actions, notices, dock, loadStage } = props
  useBoardKeys()
  useTabOfSelection()
  return (
    <div
      className={`${layout.grid} ${styles.board}`}
      data-side={props.isSideOpen || undefined}
      data-whole-screen=""
      data-dialog={props.isDialog || props.isFull || undefined}
      data-full={props.isFull || undefined}
    >
      {props.isDialog ? null : <h1 className={layout.hidden}>{title}</h1>}
      <EditorBar
        title={title}
        onTitle={onTitle}
        back={back}
        status={status}
        actions={
          <>
            {actions}
            {props.isDialog ? null : <FullScreenButton />}
          </>
        }
      />
      <ToolRail />
      <div className={`${layout.stack} ${layout.low} ${layout.relative} ${styles.middle}`}>
        {notices}
        <CanvasHost loadStage={loadStage} />
        <FirstSteps />
        <ToolOptionBar />
        <WarningsChip />
      </div>
      {dock ? (
        <section
          className={`${layout.min} ${layout.lineAbove} ${layout.ground1} ${styles.dock}`}
          aria-label={t('panels.board.time')}
        >
          {dock}
        </section>
      ) : null}
      <SidePanel />
      <CommandPalette />
      <ShortcutSheet />
      <SelectionMenu />
      <PitchEditing />
      <p role="status" className={layout.hidden}>
        {props.said}
      </p>
    </div>
  )
}
