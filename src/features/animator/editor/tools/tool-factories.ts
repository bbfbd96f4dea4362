/** Every tool by its name. */
import type { ToolName } from '../editor-state'
import type { ToolFactory } from '../tool'
import { lineTool, tapeTool, textTool } from './drawing'
import { handTool } from './hand'
import { passTool } from './pass'
import { ballTool, coachTool, equipmentTool, goalTool, playerTool } from './placing'
import { recordTool } from './record'
import { runTool } from './run'
import { selectTool } from './select'
import { zoneTool } from './zone'

export const toolFactories: Record<ToolName, ToolFactory> = {
  select: selectTool,
  hand: handTool,
  player: playerTool,
  coach: coachTool,
  ball: ballTool,
  goal: goalTool,
  equipment: equipmentTool,
  run: runTool,
  pass: passTool,
  record: recordTool,
  zone: zoneTool,
  line: lineTool,
  text: textTool,
  tape: tapeTool,
}
