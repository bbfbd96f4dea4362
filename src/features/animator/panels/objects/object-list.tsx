import { useTranslation } from 'react-i18next'
import type { SceneObject } from '@/features/scene/model/document/scene-schema'
import { listArrows } from '@/features/scene/model/motion/arrows'
import layout from '@/shared/ui/layout.module.css'
import { toKeyId } from '../../editor/selection'
import { useEditorState } from '../editor-context'
import { useArrowNames } from '../names/use-arrow-names'
import { useNames } from '../names/use-names'
import styles from './objects.module.css'
import { ObjectGroup } from './object-group'
import { ObjectRow } from './object-row'
import { useShownTime } from './use-shown-time'

/** As on a team sheet; those without a number come last. */
function sortByNumber(players: readonly SceneObject[]): SceneObject[] {
  const getNumber = (object: SceneObject) =>
    object.kind === 'player' && object.number ? Number.parseInt(object.number, 10) || 99 : 100
  return players.toSorted((one, other) => getNumber(one) - getNumber(other))
}

/** The scene as a list: everything on the pitch, and everything that happens, by name. */
export function ObjectList() {
  const { t } = useTranslation('animator')
  const scene = useEditorState((state) => state.scene)
  const time = useShownTime()
  const { teamName, spokenName, nameOf } = useNames()
  const { arrowName, arrowTime } = useArrowNames()
  const isTeam = (team: string) => (object: (typeof scene.objects)[number]) =>
    object.kind === 'player' && object.team === team
  const things = [
    ...scene.teams.map(({ id, colour }) => ({
      key: `team-${id}`,
      title: teamName(scene, id),
      colour,
      things: sortByNumber(scene.objects.filter(isTeam(id))),
    })),
    {
      key: 'people',
      title: t('panels.objects.coaches'),
      colour: null,
      things: scene.objects.filter(({ kind }) => kind === 'coach'),
    },
    {
      key: 'balls',
      title: t('panels.objects.balls'),
      colour: null,
      things: scene.objects.filter(({ kind }) => kind === 'ball'),
    },
    {
      key: 'equipment',
      title: t('panels.objects.equipment'),
      colour: null,
      things: scene.objects.filter(({ kind }) => !['player', 'coach', 'ball'].includes(kind)),
    },
    {
      key: 'drawings',
      title: t('panels.objects.drawings'),
      colour: null,
      things: scene.drawings,
    },
  ].filter((group) => group.things.length > 0)
  const moves = listArrows(scene)

  if (things.length === 0)
    return <p className={`${layout.dim12} ${styles.hint}`}>{t('panels.objects.empty')}</p>
  return (
    <div className={layout.stack3} id="object-list">
      <p className={`${layout.dim12} ${styles.hint}`}>{t('panels.objects.hint')}</p>
      {things.map((group) => (
        <ObjectGroup
          key={group.key}
          title={group.title}
          count={group.things.length}
          colour={group.colour}
        >
          {group.things.map((thing) => (
            <ObjectRow
              key={thing.id}
              thing={thing}
              name={nameOf(scene, thing.id)}
              spoken={spokenName(scene, thing.id, time)}
            />
          ))}
        </ObjectGroup>
      ))}
      {moves.length > 0 ? (
        <ObjectGroup title={t('panels.objects.moves')} count={moves.length} colour={null}>
          {moves.map((arrow) => (
            <ObjectRow
              key={arrow.id}
              thing={{
                id:
                  arrow.source.kind === 'key'
                    ? toKeyId(arrow.source.object, arrow.source.index)
                    : arrow.source.event,
              }}
              name={arrowName(scene, arrow)}
              spoken={`${arrowName(scene, arrow)}, ${arrowTime(arrow)}`}
              detail={arrowTime(arrow)}
              isMove
            />
          ))}
        </ObjectGroup>
      ) : null}
    </div>
  )
}
