/** Draws runs, and dribbles of whoever has the ball. */
import { drawRun, getRunStart } from '../gestures/draw-run'
import { createGestureTool } from '../gestures/create-gesture-tool'
import { setHover } from '../gestures/hover'
import { findRunnerAt } from '../gestures/runner'
import { select } from '../selecting'
import type { ToolFactory } from '../tool'

export const runTool: ToolFactory = () =>
  createGestureTool({
    cursor: 'crosshair',
    begin(editor, input) {
      const runner = findRunnerAt(editor.getState(), input)
      if (runner === null) {
        select(editor, [])
        return null
      }
      select(editor, [runner])
      return drawRun(editor, getRunStart(editor, runner), input)
    },
    hover: (editor, input) => setHover(editor, findRunnerAt(editor.getState(), input)),
  })
