import { useHotkeys } from '@mantine/hooks'
import { useSession } from '@/features/session/api/session-store'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { listColumns, columnSchema } from '../../model/rating/columns'
import { useStoredChoice } from '@/shared/hooks/use-stored-choice'
import { AnchorBar } from './anchor-bar'
import { DraftBack } from './draft-back'
import { PlayerSwitch } from './one/player-switch'
import { RateOne } from './one/rate-one'
import { RatingGrid } from './grid/rating-grid'
import { RatingTools } from './rating-tools'
import { SaveBar } from './save-bar'
import { SaveProblem } from './save-problem'
import { useRatingDraft } from './use-rating-draft'
import { useRatingPad } from './use-rating-pad'
import type { RatedTeam } from './use-rated-team'
import { useSave } from './use-save'

interface RatingBoardProps {
  teamId: string
  team: RatedTeam
}

/** The whole team: a grid on a desktop, one player at a time on a phone, one save for all. */
export function RatingBoard({ teamId, team }: RatingBoardProps) {
  const isPhone = useIsPhone()
  const session = useSession()
  const [{ group }, patch] = useUrlState(columnSchema)
  const [direction, setDirection] = useStoredChoice('rating_direction', ['down', 'across'])
  const columns = listColumns(group)
  const { players } = team
  const draft = useRatingDraft(`stats:${session?.user.id ?? ''}:${teamId}`)
  // on a phone the next player is a choice, so that nobody gets the neighbour's rating
  const pad = useRatingPad({
    players,
    columns,
    draft,
    direction: isPhone ? 'stay' : direction,
  })
  const { save, isSaving, error, reset } = useSave({
    draft,
    refresh: team.refresh,
    onSaved: team.rememberMental,
  })
  useHotkeys([
    [
      'mod+S',
      () => {
        if (draft.count.ratings > 0 && !isSaving) save()
      },
    ],
  ])
  const player = players[pad.place.row]

  const tools = (
    <RatingTools
      group={group}
      onGroup={(next) => {
        patch({ group: next })
        pad.go({ row: pad.place.row, column: 0 })
      }}
      direction={direction}
      onDirection={setDirection}
      team={team}
      isPhone={isPhone}
    />
  )

  return (
    <>
      {isPhone ? null : tools}
      <DraftBack draft={draft} />
      {isPhone && player ? (
        <>
          <PlayerSwitch
            players={players}
            row={pad.place.row}
            onRow={(row) => pad.go({ row, column: 0 })}
          />
          <RateOne
            player={player}
            row={pad.place.row}
            columns={columns}
            draft={draft}
            pad={pad}
            onNextPlayer={
              pad.place.row + 1 < players.length
                ? () => pad.go({ row: pad.place.row + 1, column: 0 })
                : undefined
            }
          />
        </>
      ) : (
        <>
          {pad.attribute ? <AnchorBar attribute={pad.attribute} /> : null}
          <RatingGrid players={players} columns={columns} draft={draft} pad={pad} />
        </>
      )}
      <SaveBar
        draft={draft}
        isSaving={isSaving}
        onSave={save}
        problem={<SaveProblem draft={draft} players={players} error={error} onAnswered={reset} />}
      />
      {isPhone ? tools : null}
    </>
  )
}
