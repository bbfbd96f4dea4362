/** The tools as the rail shows them: their pictures, in groups one looks for together. */
import {
  IconBallFootball,
  IconHandStop,
  IconPencil,
  IconPointer,
  IconRuler2,
  IconShape,
  IconShirtSport,
  IconTypography,
  IconUserSquareRounded,
  type Icon,
} from '@tabler/icons-react'
import type { CommandName } from '../../editor/command'
import type { ToolName } from '../../editor/editor-state'
import { ConesIcon, GoalIcon, PassIcon, RecordIcon, RunIcon, type ToolIcon } from './notation-icons'

export interface RailTool {
  tool: ToolName
  /** Whose key stands in the tip. */
  command: CommandName
  icon: Icon | ToolIcon
}

export const railGroups: readonly { name: string; tools: readonly RailTool[] }[] = [
  {
    name: 'point',
    tools: [
      { tool: 'select', command: 'select_tool', icon: IconPointer },
      { tool: 'hand', command: 'hand_tool', icon: IconHandStop },
    ],
  },
  {
    name: 'place',
    tools: [
      { tool: 'player', command: 'player_tool', icon: IconShirtSport },
      { tool: 'ball', command: 'ball_tool', icon: IconBallFootball },
      { tool: 'equipment', command: 'cone_tool', icon: ConesIcon },
      { tool: 'goal', command: 'goal_tool', icon: GoalIcon },
      { tool: 'coach', command: 'coach_tool', icon: IconUserSquareRounded },
    ],
  },
  {
    name: 'move',
    tools: [
      { tool: 'run', command: 'run_tool', icon: RunIcon },
      { tool: 'pass', command: 'pass_tool', icon: PassIcon },
      { tool: 'record', command: 'record_tool', icon: RecordIcon },
    ],
  },
  {
    name: 'draw',
    tools: [
      { tool: 'zone', command: 'rectangle_tool', icon: IconShape },
      { tool: 'line', command: 'line_tool', icon: IconPencil },
      { tool: 'text', command: 'text_tool', icon: IconTypography },
      { tool: 'tape', command: 'tape_tool', icon: IconRuler2 },
    ],
  },
]
