import { useTranslation } from 'react-i18next'
import type {
  Drawing,
  Player,
  Point,
  Scene,
  SceneObject,
  TeamId,
} from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { classifyColour } from './colour-word'

/** What things are called in the list, in fields and aloud: "Green 7", "Cone 3", "Zone: press here". */
export function useNames() {
  const { t, i18n } = useTranslation('animator')

  function formatTeamName(scene: Scene, id: TeamId): string {
    const team = scene.teams.find((one) => one.id === id)
    if (team?.name) return team.name
    return t('panels.names.team', { letter: id.toUpperCase() })
  }

  /** Short enough to stand before a number: the team's name, or its colour. */
  function formatTeamWord(scene: Scene, id: TeamId): string {
    const team = scene.teams.find((one) => one.id === id)
    return team?.name || t(`panels.colours.${classifyColour(team?.colour ?? '#ffffff')}`)
  }

  function formatPlayerName(scene: Scene, player: Player): string {
    const team = formatTeamWord(scene, player.team)
    const who = [player.number, player.name || player.label].filter(Boolean).join(' ')
    return who ? t('panels.names.player', { team, who }) : t('panels.names.some_player', { team })
  }

  function formatObjectName(scene: Scene, object: SceneObject): string {
    if (object.kind === 'player') return formatPlayerName(scene, object)
    const kind =
      object.kind === 'goal'
        ? t(`panels.kinds.goal_${object.size}`)
        : t(`panels.kinds.${object.kind}`)
    if (object.kind === 'coach' && object.label) return object.label
    const same = scene.objects.filter((other) => other.kind === object.kind)
    return same.length > 1 ? `${kind} ${same.indexOf(object) + 1}` : kind
  }

  function formatDrawingName(scene: Scene, drawing: Drawing): string {
    const kind = t(`panels.kinds.${drawing.kind}`)
    const words =
      drawing.kind === 'text' ? drawing.text : drawing.kind === 'zone' ? drawing.label : undefined
    if (words) return t('panels.names.labelled', { kind, words })
    const same = scene.drawings.filter((other) => other.kind === drawing.kind)
    return same.length > 1 ? `${kind} ${same.indexOf(drawing) + 1}` : kind
  }

  function formatName(scene: Scene, id: string): string {
    const object = scene.objects.find((one) => one.id === id)
    if (object) return formatObjectName(scene, object)
    const drawing = scene.drawings.find((one) => one.id === id)
    return drawing ? formatDrawingName(scene, drawing) : ''
  }

  function formatMetres(value: number): string {
    return t('panels.names.metres', {
      value: value.toLocaleString(i18n.language, { maximumFractionDigits: 1 }),
    })
  }

  function formatPlace([x, y]: Point): string {
    return `${formatMetres(x)}, ${formatMetres(y)}`
  }

  /** With the place and the ball, as it is read out. */
  function formatSpokenName(scene: Scene, id: string, time: number): string {
    const object = scene.objects.find((one) => one.id === id)
    if (!object) return formatName(scene, id)
    const motion = getSceneMotion(scene)
    const { x, y } = motion.poseOf(id, time)
    const hasBall = [...motion.balls.values()].some((ball) => {
      const phase = ball.phaseAt(time)
      return phase.kind === 'carry' && phase.owner === id
    })
    const parts = [formatObjectName(scene, object), formatPlace([x, y])]
    if (hasBall) parts.push(t('panels.names.has_ball'))
    if (object.is_locked) parts.push(t('panels.names.locked'))
    if (object.is_hidden) parts.push(t('panels.names.hidden'))
    return parts.join(', ')
  }

  return {
    teamName: formatTeamName,
    teamWord: formatTeamWord,
    playerName: formatPlayerName,
    objectName: formatObjectName,
    drawingName: formatDrawingName,
    nameOf: formatName,
    placeOf: formatPlace,
    spokenName: formatSpokenName,
  }
}
