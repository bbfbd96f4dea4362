/** Draws runs, and dribbles of whoever has the ball. */
import { drawRun, runStartOf } from '../gestures/draw-run'
import { gestureTool } from '../gestures/gesture-tool'
import { hoverOver } from '../gestures/hover'
import { runnerAt } from '../gestures/runner'
import { select } from '../selecting'
import type { ToolFactory } from '../tool'

export const runTool: ToolFactory = () =>
  gestureTool({
    cursor: 'crosshair',
    begin(editor, input) {
      const runner = runnerAt(editor.getState(), input)
      if (runner === null) {
        select(editor, [])
        return null
      }
      select(editor, [runner])
      return drawRun(editor, runStartOf(editor, runner), input)
    },
    hover: (editor, input) => hoverOver(editor, runnerAt(editor.getState(), input)),
  })
