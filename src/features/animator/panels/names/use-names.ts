import { useTranslation } from 'react-i18next'
import type {
  Drawing,
  Player,
  Point,
  Scene,
  SceneObject,
  TeamId,
} from '@/features/scene/model/document/scene-schema'
import { sceneMotion } from '@/features/scene/model/motion/scene-motion'
import { colourWord } from './colour-word'

/** What things are called in the list, in fields and aloud: "Green 7", "Cone 3", "Zone: press here". */
export function useNames() {
  const { t, i18n } = useTranslation('animator')

  function teamName(scene: Scene, id: TeamId): string {
    const team = scene.teams.find((one) => one.id === id)
    if (team?.name) return team.name
    return t('panels.names.team', { letter: id.toUpperCase() })
  }

  /** Short enough to stand before a number: the team's name, or its colour. */
  function teamWord(scene: Scene, id: TeamId): string {
    const team = scene.teams.find((one) => one.id === id)
    return team?.name || t(`panels.colours.${colourWord(team?.colour ?? '#ffffff')}`)
  }

  function playerName(scene: Scene, player: Player): string {
    const team = teamWord(scene, player.team)
    const who = [player.number, player.name || player.label].filter(Boolean).join(' ')
    return who ? t('panels.names.player', { team, who }) : t('panels.names.some_player', { team })
  }

  function objectName(scene: Scene, object: SceneObject): string {
    if (object.kind === 'player') return playerName(scene, object)
    const kind =
      object.kind === 'goal'
        ? t(`panels.kinds.goal_${object.size}`)
        : t(`panels.kinds.${object.kind}`)
    if (object.kind === 'coach' && object.label) return object.label
    const same = scene.objects.filter((other) => other.kind === object.kind)
    return same.length > 1 ? `${kind} ${same.indexOf(object) + 1}` : kind
  }

  function drawingName(scene: Scene, drawing: Drawing): string {
    const kind = t(`panels.kinds.${drawing.kind}`)
    const words =
      drawing.kind === 'text' ? drawing.text : drawing.kind === 'zone' ? drawing.label : undefined
    if (words) return t('panels.names.labelled', { kind, words })
    const same = scene.drawings.filter((other) => other.kind === drawing.kind)
    return same.length > 1 ? `${kind} ${same.indexOf(drawing) + 1}` : kind
  }

  function nameOf(scene: Scene, id: string): string {
    const object = scene.objects.find((one) => one.id === id)
    if (object) return objectName(scene, object)
    const drawing = scene.drawings.find((one) => one.id === id)
    return drawing ? drawingName(scene, drawing) : ''
  }

  function metres(value: number): string {
    return t('panels.names.metres', {
      value: value.toLocaleString(i18n.language, { maximumFractionDigits: 1 }),
    })
  }

  function placeOf([x, y]: Point): string {
    return `${metres(x)}, ${metres(y)}`
  }

  /** With the place and the ball, as it is read out. */
  function spokenName(scene: Scene, id: string, time: number): string {
    const object = scene.objects.find((one) => one.id === id)
    if (!object) return nameOf(scene, id)
    const motion = sceneMotion(scene)
    const { x, y } = motion.poseOf(id, time)
    const hasBall = [...motion.balls.values()].some((ball) => {
      const phase = ball.phaseAt(time)
      return phase.kind === 'carry' && phase.owner === id
    })
    const parts = [objectName(scene, object), placeOf([x, y])]
    if (hasBall) parts.push(t('panels.names.has_ball'))
    if (object.is_locked) parts.push(t('panels.names.locked'))
    if (object.is_hidden) parts.push(t('panels.names.hidden'))
    return parts.join(', ')
  }

  return { teamName, teamWord, playerName, objectName, drawingName, nameOf, placeOf, spokenName }
}
