/** One key for each tool, and what it makes next. */
import type { EquipmentKind, GoalSize } from '@/features/scene/model/document/kinds'
import type { PassKind } from '@/features/scene/model/document/scene-schema'
import type { Command, CommandName } from '../command'
import type { ToolName, ToolOptions } from '../editor-state'

export const toolCommands: readonly Command[] = [
  createToolCommand('select_tool', 'v', 'select'),
  createToolCommand('hand_tool', 'h', 'hand'),
  createToolCommand('player_tool', 'p', 'player', { isKeeper: false }),
  createToolCommand('keeper_tool', 'shift+p', 'player', { isKeeper: true }),
  createToolCommand('coach_tool', 'c', 'coach'),
  createToolCommand('ball_tool', 'b', 'ball'),
  createGoalCommand('goal_tool', 'g', 'full'),
  createGoalCommand('youth_goal_tool', null, 'youth'),
  createGoalCommand('small_goal_tool', null, 'small'),
  createGoalCommand('mini_goal_tool', 'shift+g', 'mini'),
  createEquipmentCommand('cone_tool', 'k', 'cone'),
  createEquipmentCommand('marker_tool', 'shift+k', 'marker'),
  createEquipmentCommand('pole_tool', 'j', 'pole'),
  createEquipmentCommand('rebounder_tool', 'shift+j', 'rebounder'),
  createEquipmentCommand('mannequin_tool', 'm', 'mannequin'),
  createEquipmentCommand('wall_tool', 'shift+m', 'wall'),
  createEquipmentCommand('ladder_tool', 'y', 'ladder'),
  createEquipmentCommand('hurdle_tool', 'u', 'hurdle'),
  createEquipmentCommand('ring_tool', 'shift+u', 'ring'),
  createToolCommand('run_tool', 'r', 'run'),
  createPassCommand('pass_tool', 'a', 'ground'),
  createPassCommand('lofted_pass_tool', 'shift+a', 'lofted'),
  createPassCommand('shot_tool', 's', 'shot'),
  createPassCommand('driven_pass_tool', 'shift+s', 'driven'),
  createToolCommand('record_tool', 'd', 'record'),
  createToolCommand('rectangle_tool', 'z', 'zone', { zone: 'rectangle' }),
  createToolCommand('ellipse_tool', 'shift+z', 'zone', { zone: 'ellipse' }),
  createToolCommand('polygon_tool', 'w', 'zone', { zone: 'polygon' }),
  createToolCommand('line_tool', 'l', 'line', { hasHead: false }),
  createToolCommand('arrow_tool', 'shift+l', 'line', { hasHead: true }),
  createToolCommand('text_tool', 't', 'text'),
  createToolCommand('tape_tool', 'i', 'tape'),
]

function createGoalCommand(name: CommandName, key: string | null, size: GoalSize): Command {
  return createToolCommand(name, key, 'goal', { goal: size })
}

function createEquipmentCommand(name: CommandName, key: string, kind: EquipmentKind): Command {
  return createToolCommand(name, key, 'equipment', { equipment: kind })
}

function createPassCommand(name: CommandName, key: string, kind: PassKind): Command {
  return createToolCommand(name, key, 'pass', { pass: kind })
}

/** Where one may not edit, only looking around is left. */
function createToolCommand(
  name: CommandName,
  key: string | null,
  chosen: ToolName,
  options: Partial<ToolOptions> = {},
): Command {
  const isLooking = chosen === 'select' || chosen === 'hand'
  return {
    name,
    group: 'tool',
    ...(key === null ? {} : { keys: [key] }),
    isEnabled: ({ isReadOnly }) => !isReadOnly || isLooking,
    isOn: (state) => state.tool === chosen && hasOptions(state.options, options),
    run: (editor) =>
      editor.set({ tool: chosen, options: { ...editor.getState().options, ...options } }),
  }
}

function hasOptions(now: ToolOptions, wanted: Partial<ToolOptions>): boolean {
  const all = { ...now, ...wanted }
  return (
    all.isKeeper === now.isKeeper &&
    all.equipment === now.equipment &&
    all.goal === now.goal &&
    all.pass === now.pass &&
    all.zone === now.zone &&
    all.hasHead === now.hasHead
  )
}
