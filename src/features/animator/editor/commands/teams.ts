/** Teams and formations. */
import { teamIds, type TeamId } from '@/features/scene/model/document/scene-schema'
import { getWhen } from '../changes/motion/when'
import { applyFormation, getUsualEnd } from '../changes/things/formation'
import { setPlayers } from '../changes/things/props'
import type { Command, CommandName } from '../command'
import { formations, type FormationId } from '../formations/data'
import { createAddCommand, edit, createEditCommand } from './acting'
import { getChosenPlayers } from './chosen'

const names = ['first_team', 'second_team', 'third_team', 'fourth_team'] as const

export const teamCommands: readonly Command[] = [
  ...teamIds.map((id, index) => createTeamCommand(id, index)),
  createPlayerSwitch('keeper', 'is_keeper'),
  createPlayerSwitch('direction', 'has_direction'),
  createEditCommand(
    {
      name: 'field_of_view',
      group: 'edit',
      isEnabled: (state) => getChosenPlayers(state).length > 0,
      isOn: (state) => getChosenPlayers(state).some(({ view }) => view),
    },
    (scene, state) => {
      const players = getChosenPlayers(state)
      const view = players.some((player) => player.view) ? undefined : usualView
      return setPlayers(
        scene,
        players.map(({ id }) => id),
        { view },
      )
    },
  ),
]

export const formationCommands: readonly Command[] = formations.map(({ id }) =>
  createFormationCommand(id),
)

/** What somebody sees without turning the head, as far as it matters on a pitch. */
const usualView = { angle: 120, reach: 15 }

/** For what comes next, and for the players that are selected. */
function createTeamCommand(id: TeamId, index: number): Command {
  return {
    name: names[index] ?? 'first_team',
    group: 'insert',
    keys: [String(index + 1)],
    isEnabled: ({ scene, isReadOnly }) =>
      !isReadOnly && scene.teams.some((other) => other.id === id),
    isOn: ({ options }) => options.team === id,
    run(editor) {
      const state = editor.getState()
      if (!state.scene.teams.some((other) => other.id === id)) return
      editor.set({ options: { ...state.options, team: id } })
      const players = getChosenPlayers(state).map((player) => player.id)
      if (players.length > 0) edit(editor, (scene) => setPlayers(scene, players, { team: id }))
    },
  }
}

function createPlayerSwitch(
  name: 'keeper' | 'direction',
  flag: 'is_keeper' | 'has_direction',
): Command {
  return createEditCommand(
    {
      name,
      group: 'edit',
      isEnabled: (state) => getChosenPlayers(state).length > 0,
      isOn: (state) => getChosenPlayers(state).some((player) => player[flag]),
    },
    (scene, state) => {
      const players = getChosenPlayers(state)
      return setPlayers(
        scene,
        players.map(({ id }) => id),
        { [flag]: !players.some((player) => player[flag]) },
      )
    },
  )
}

/** For the team of the selected player, else the one that is chosen for what comes next. */
function createFormationCommand(id: FormationId): Command {
  const name: CommandName = `formation_${id}`
  return createAddCommand({ name, group: 'insert' }, (scene, state) => {
    const chosen = getChosenPlayers(state)[0]?.team ?? state.options.team
    const side = scene.teams.some((other) => other.id === chosen) ? chosen : 'a'
    return applyFormation(scene, side, id, getUsualEnd(scene, side), getWhen(state))
  })
}
