/** Every tool by its name. */
import type { ToolName } from '../editor-state'
import type { ToolFactory } from '../tool'
import { createLineTool, createTapeTool, createTextTool } from './drawing'
import { createHandTool } from './hand'
import { createPassTool } from './pass'
import { ballTool, coachTool, equipmentTool, goalTool, playerTool } from './placing'
import { createRecordTool } from './record'
import { runTool } from './run'
import { selectTool } from './select'
import { createZoneTool } from './zone'

export const toolFactories: Record<ToolName, ToolFactory> = {
  select: selectTool,
  hand: createHandTool,
  player: playerTool,
  coach: coachTool,
  ball: ballTool,
  goal: goalTool,
  equipment: equipmentTool,
  run: runTool,
  pass: createPassTool,
  record: createRecordTool,
  zone: createZoneTool,
  line: createLineTool,
  text: createTextTool,
  tape: createTapeTool,
}
