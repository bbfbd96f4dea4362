import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { encodeWholePicture } from '@/shared/picture/re-encode'
import {
  listPlayerIds,
  RecognisedPlayers,
  type PicturedPlayer,
} from '@/shared/picture/recognised-players'
import { usePicture } from '@/shared/picture/use-picture'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useAddPicture, usePicturedPlayers } from '../../../api/match-pictures'
import { usePlayedMatch } from '../../../api/reports'
import { describePictureFailure, pictureRules } from '../../../model/report/match-pictures'
import { isCalledUp } from '../../../model/squad-choice'

interface PictureSheetProps {
  matchId: string
  files: readonly File[]
  onClose: () => void
}

/** One chosen file after the other: who can be recognised, then it is shown. */
export function PictureSheet({ matchId, files, onClose }: PictureSheetProps) {
  const { t } = useTranslation('matches/report')
  const [index, setIndex] = useState(0)
  const file = files[index]
  if (!file) return null
  const count = files.length
  return (
    <PictureStep
      key={index}
      matchId={matchId}
      file={file}
      title={count > 1 ? t('pictures.sheet_of', { nth: index + 1, count }) : t('pictures.sheet')}
      onDone={() => (index + 1 < count ? setIndex(index + 1) : onClose())}
      onClose={onClose}
    />
  )
}

interface PictureStepProps {
  matchId: string
  file: File
  title: string
  /** Added or left out. */
  onDone: () => void
  onClose: () => void
}

function PictureStep({ matchId, file, title, onDone, onClose }: PictureStepProps) {
  const { t } = useTranslation('matches/report')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const [isUnreadable, setUnreadable] = useState(false)
  const add = useAddPicture(matchId)
  const picture = usePicture(file, () => setUnreadable(true))
  const failure = isUnreadable
    ? 'pictures.faults.unreadable'
    : add.error
      ? describePictureFailure(toAppError(add.error))
      : null

  function tick(next: readonly string[]) {
    setTicked(next)
    setAsking(false)
  }

  function save() {
    if (ticked.length === 0) return setAsking(true)
    const playerIds = listPlayerIds(ticked)
    const draw = () => encodeWholePicture(file, pictureRules.longest)
    add.mutate({ draw, playerIds }, { onSuccess: onDone })
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      width={640}
      footer={
        <>
          <Button kind="secondary" onClick={onDone}>
            {t('pictures.skip')}
          </Button>
          <Button busy={add.isPending} disabled={isUnreadable} onClick={save}>
            {t('pictures.save')}
          </Button>
        </>
      }
    >
      <div className={layout.stack3}>
        {picture ? (
          <img
            className={layout.roundControl}
            style={{ maxBlockSize: '30dvh', objectFit: 'contain' }}
            src={picture.address}
            alt=""
          />
        ) : null}
        {failure ? <Alert kind="error" title={t(failure)} /> : null}
        {isAsking ? <Alert kind="error" title={t('pictures.say')} /> : null}
        <QueryBoundary>
          <PlayerTicks matchId={matchId} ticked={ticked} onChange={tick} />
        </QueryBoundary>
      </div>
    </Sheet>
  )
}

interface PlayerTicksProps {
  matchId: string
  ticked: readonly string[]
  onChange: (ticked: readonly string[]) => void
}

function PlayerTicks({ matchId, ticked, onChange }: PlayerTicksProps) {
  const { t } = useTranslation('matches/report')
  const players = usePlayersOfPicture(matchId)
  return (
    <RecognisedPlayers
      players={players}
      ticked={ticked}
      onChange={onChange}
      label={t('pictures.who')}
      hint={t('pictures.others')}
      nobodyLabel={t('pictures.nobody')}
      formatNoConsent={(name) => t('pictures.no_consent', { name })}
    />
  )
}

/** Those called up, by name; a family that has not agreed leaves its child out. */
function usePlayersOfPicture(matchId: string): PicturedPlayer[] {
  const { squad } = usePlayedMatch(matchId)
  const agreed = usePicturedPlayers(matchId)
  return squad
    .filter(({ role }) => isCalledUp(role))
    .map(({ player_id, player }) => ({
      id: player_id,
      name: player ? `${player.first_name} ${player.last_name}` : '',
      hasConsent: agreed.includes(player_id),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
