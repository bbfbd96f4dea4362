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
import type { ToolName } from '../../editor/editor-state'
import {
  ConesIcon,
  GoalIcon,
  PassIcon,
  RecordIcon,
  RunIcon,
  type ToolIcon,
} from './notation-icons'

export interface RailTool {
  tool: ToolName
  icon: Icon | ToolIcon
}

export const railGroups: readonly { name: string; tools: readonly RailTool[] }[] = [
  {
    name: 'point',
    tools: [
      { tool: 'select', icon: IconPointer },
      { tool: 'hand', icon: IconHandStop },
    ],
  },
  {
    name: 'place',
    tools: [
      { tool: 'player', icon: IconShirtSport },
      { tool: 'ball', icon: IconBallFootball },
      { tool: 'equipment', icon: ConesIcon },
      { tool: 'goal', icon: GoalIcon },
      { tool: 'coach', icon: IconUserSquareRounded },
    ],
  },
  {
    name: 'move',
    tools: [
      { tool: 'run', icon: RunIcon },
      { tool: 'pass', icon: PassIcon },
      { tool: 'record', icon: RecordIcon },
    ],
  },
  {
    name: 'draw',
    tools: [
      { tool: 'zone', icon: IconShape },
      { tool: 'line', icon: IconPencil },
      { tool: 'text', icon: IconTypography },
      { tool: 'tape', icon: IconRuler2 },
    ],
  },
]
