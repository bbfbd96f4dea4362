import { useRef, useState } from 'react'
import { SegmentedControl } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSaveAnimation } from '@/features/animator/api/animation-writes'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { useKnownSchoolLook } from '@/features/schools/api/school-look'
import { findShirts } from '@/features/schools/model/school-colours'
import { SceneExportSlot } from '@/features/scene/widgets/scene-export-slot'
import { href, paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import type { MatchLineupData } from '../../api/lineup'
import type { Match } from '../../api/matches'
import { useDeleteFormation } from '../../api/own-formations'
import { sortSubstitutes } from '../../model/lineup/duties'
import { createLineupScene, toPercent } from '../../model/lineup/lineup-scene'
import { findPlayerPlace } from '../../model/lineup/lineup'
import type { OwnFormation } from '../../model/lineup/own-formations'
import { LineupBench } from './lineup-bench'
import { LineupDuties } from './lineup-duties'
import { LineupPitch } from './lineup-pitch'
import { LineupSave } from './lineup-save'
import { LineupToolbar } from './lineup-toolbar'
import styles from './lineup.module.css'
import { OwnFormationSheet } from './own-formation-sheet'
import { TeamSheet } from './team-sheet'
import { useLineupDrag } from './use-lineup-drag'
import { useLineupMoves } from './use-lineup-moves'
import { useLineupState } from './use-lineup-state'
import { useLineupWords } from './use-lineup-words'

interface LineupBoardProps {
  match: Match
  data: MatchLineupData
  /** Formations of the team's own. */
  drawn: readonly OwnFormation[]
}

/** The pitch with its places, who still has none, duties, and saving. */
export function LineupBoard({ match, data, drawn }: LineupBoardProps) {
  const { t } = useTranslation('matches/lineup')
  const { players } = data
  const board = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState<'share' | 'keep' | null>(null)
  const state = useLineupState(match, data, drawn)
  const { captain } = state.duties
  const words = useLineupWords(players, captain)
  const actions = useBoardActions(match)
  const moves = useLineupMoves(match.format, state, players, words)
  const { lineup, period } = state
  const look = useKnownSchoolLook(match.school_id)
  const scene = createLineupScene(
    match.format,
    lineup,
    players,
    { playerId: captain, sign: t('duties.sign') },
    (look && findShirts(look)) ?? undefined,
  )
  const drag = useLineupDrag(board, ghost, (playerId, point) =>
    moves.releasePlayer(playerId, point && toPercent(scene, point.left, point.top)),
  )
  const dragged = players.find(({ player_id }) => player_id === drag.draggedId)
  const held = moves.picked.playerId
  const heldPlace = held === null ? undefined : findPlayerPlace(lineup, held)

  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || open !== null) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'z' && !event.shiftKey) state.undo()
    else state.redo()
  })

  return (
    <div className={layout.stack3}>
      <p className={layout.hidden} role="status">
        {moves.announced}
      </p>
      <p className={layout.hidden} id="lineup-keys">
        {t('keys')}
      </p>
      <div className={layout.row2}>
        {match.periods > 1 ? (
          <SegmentedControl
            aria-label={t('periods.label')}
            value={String(period)}
            onChange={(value) => {
              moves.cancel()
              state.setPeriod(Number(value))
            }}
            data={Array.from({ length: match.periods }, (_, index) => ({
              value: String(index + 1),
              label: t(match.periods === 2 ? 'periods.half' : 'periods.period', {
                number: index + 1,
              }),
            }))}
          />
        ) : null}
        <LinkButton kind="secondary" to={href(paths.matches.rotation, { id: match.id })}>
          {t('rotation')}
        </LinkButton>
      </div>
      <LineupToolbar
        format={match.format}
        state={state}
        moves={moves}
        drawn={drawn}
        onShare={() => setOpen('share')}
        onAnimate={() => actions.openAnimator(scene)}
        onKeep={() => setOpen('keep')}
        onRemove={actions.remove}
      />
      {period > 1 && !state.isOwn ? <p className={layout.dim14}>{t('periods.inherited')}</p> : null}
      <div className={`${layout.grid5} ${layout.top} ${styles.board}`}>
        <div className={layout.stack3}>
          <LineupPitch
            ref={board}
            scene={scene}
            lineup={lineup}
            players={players}
            moves={moves}
            drag={drag}
            words={words}
          />
          <LineupDuties state={state} players={players} />
        </div>
        <div className={`${layout.stack3} ${styles.dock}`}>
          {held !== null && heldPlace ? (
            <div className={layout.between}>
              <span className={layout.medium14}>
                {words.getShort(heldPlace.slot)} · {words.getName(held)}
              </span>
              <Button kind="secondary" onClick={() => moves.sendToBench(held)}>
                {t('actions.bench')}
              </Button>
            </div>
          ) : null}
          <LineupBench
            lineup={lineup}
            players={sortSubstitutes(state.duties, players)}
            moves={moves}
            drag={drag}
          />
          <LineupSave state={state} />
        </div>
      </div>
      {dragged ? (
        <span
          ref={ghost}
          className={`${layout.centered} ${layout.bold} ${layout.round} ${styles.shirt} ${styles.ghost}`}
          aria-hidden="true"
        >
          {dragged.shirt_number ?? '–'}
        </span>
      ) : null}
      {open === 'share' ? (
        <SceneExportSlot scene={scene} title={formatTitle(match)} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'keep' ? (
        <OwnFormationSheet match={match} lineup={lineup} onClose={() => setOpen(null)} />
      ) : null}
      <TeamSheet match={match} lineup={state.first} players={players} duties={state.duties} />
    </div>
  )
}

function formatTitle({ team, opponent }: Match): string {
  return `${team.name} – ${opponent}`
}

/** What leads beyond this line-up: a drawing of the coach's own made of it, a formation of the team taken away. */
function useBoardActions(match: Match) {
  const { t } = useTranslation('matches/lineup')
  const navigate = useNavigate()
  const confirm = useConfirm()
  const create = useSaveAnimation()
  const { mutate: deleteFormation } = useDeleteFormation()

  function openAnimator(scene: Scene) {
    create.mutate(
      { school_id: match.school_id, title: formatTitle(match), scene },
      { onSuccess: ({ id }) => void navigate(href(paths.animator.editor, { id })) },
    )
  }

  async function remove({ id, name }: OwnFormation) {
    const isSure = await confirm({
      title: t('own.remove', { name }),
      text: t('own.remove_text'),
      confirmLabel: t('own.remove_yes'),
      isDanger: true,
    })
    if (isSure) deleteFormation(id)
  }

  return { openAnimator, remove }
}
