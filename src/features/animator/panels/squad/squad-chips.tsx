import { useTranslation } from 'react-i18next'
import { usePlayerPhotos } from '@/features/scene/api/player-photos'
import type { Point, TeamId } from '@/features/scene/model/document/scene-schema'
import layout from '@/shared/ui/layout.module.css'
import { useSquad } from '../../api/squad'
import { getWhen } from '../../editor/changes/motion/when'
import { useBoard } from '../board/board-context'
import { useEditor, useEditorState } from '../editor-context'
import { findChosen } from '../inspector/chosen'
import { PlayerChip } from './player-chip'
import { findFreePlace, setMemberName, placeMember, findPlayer, type Member } from './place-member'
import styles from './squad.module.css'
import { formatShortName } from './squad-names'

/** One chip per player; those who stand on the pitch already are marked. */
export function SquadChips({ teamId, side }: { teamId: string; side: TeamId }) {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const { say } = useBoard()
  const squad = useSquad(teamId)
  const photos = usePlayerPhotos(squad.map(({ player }) => player.id).toSorted())
  const scene = useEditorState((state) => state.scene)
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const people = squad.map(({ player }) => player)
  const members = squad.map(({ shirt_number, player }) => ({
    fullName: `${player.first_name} ${player.last_name}`,
    member: {
      player_id: player.id,
      name: formatShortName(player, people),
      number: shirt_number === null ? null : String(shirt_number),
      isKeeper: player.position === 'goalkeeper',
      team: side,
    } satisfies Member,
  }))

  function select(member: Member) {
    const player = findPlayer(editor.getState().scene, member.player_id)
    if (player) editor.set({ selection: [player.id] })
  }

  function placeAt(member: Member, point: Point) {
    const when = getWhen(editor.getState())
    editor.change((scene) => placeMember(scene, member, point, when), 'record')
    select(member)
    say(t('squad.placed_said', { name: member.name }))
  }

  /** Without a pointer: the selected player without a name, else a free place. */
  function place(member: Member) {
    const { scene, selection, time } = editor.getState()
    if (findPlayer(scene, member.player_id)) return select(member)
    const chosen = findChosen(scene, selection)
    const unnamed =
      chosen.kind === 'object' && chosen.object.kind === 'player' && !chosen.object.name
        ? chosen.object.id
        : null
    if (unnamed === null) return placeAt(member, findFreePlace(scene, time))
    editor.change((scene) => setMemberName(scene, unnamed, member), 'record')
    say(t('squad.placed_said', { name: member.name }))
  }

  if (members.length === 0)
    return <p className={`${layout.dim12} ${styles.hint}`}>{t('squad.empty')}</p>
  return (
    <>
      <p className={`${layout.dim12} ${styles.hint}`}>{t('squad.hint')}</p>
      <ul className={`${layout.listStack} ${layout.gapTight}`} aria-label={t('squad.label')}>
        {members.map(({ member, fullName }) => (
          <PlayerChip
            key={member.player_id}
            member={member}
            fullName={fullName}
            photo={photos.href(member.player_id)}
            isPlaced={findPlayer(scene, member.player_id) !== undefined}
            isDisabled={isReadOnly}
            onPlace={() => place(member)}
            onDrop={(point) => placeAt(member, point)}
          />
        ))}
      </ul>
    </>
  )
}
