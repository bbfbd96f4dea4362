import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { encodeWholePicture } from '@/shared/picture/re-encode'
import { usePicture } from '@/shared/picture/use-picture'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useAddPicture, usePicturedPlayers } from '../../../api/match-pictures'
import { usePlayedMatch } from '../../../api/reports'
import {
  describePictureFailure,
  pictureRules,
  type PicturedPlayer,
} from '../../../model/match-pictures'
import { isCalledUp } from '../../../model/squad-choice'
import styles from './pictures.module.css'

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
  const step = { nth: index + 1, count }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={count > 1 ? t('pictures.sheet_of', step) : t('pictures.sheet')}
      width={640}
    >
      <QueryBoundary>
        <PictureTags
          key={index}
          matchId={matchId}
          file={file}
          onDone={() => (index + 1 < count ? setIndex(index + 1) : onClose())}
        />
      </QueryBoundary>
    </Sheet>
  )
}

interface PictureTagsProps {
  matchId: string
  file: File
  onDone: () => void
}

const nobody = 'nobody'

function PictureTags({ matchId, file, onDone }: PictureTagsProps) {
  const { t } = useTranslation('matches/report')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const players = usePlayersOfPicture(matchId)
  const add = useAddPicture(matchId)
  const [isUnreadable, setUnreadable] = useState(false)
  const picture = usePicture(file, () => setUnreadable(true))
  const failure = add.error ? describePictureFailure(toAppError(add.error)) : null

  /** Somebody can be recognised, or nobody can: never both. */
  function tick(next: readonly string[]) {
    const isNobody = next.includes(nobody) && !ticked.includes(nobody)
    setTicked(isNobody ? [nobody] : next.filter((one) => one !== nobody || next.length === 1))
    setAsking(false)
  }

  function save() {
    if (ticked.length === 0) return setAsking(true)
    const playerIds = ticked.filter((one) => one !== nobody)
    const draw = () => encodeWholePicture(file, pictureRules.longest)
    add.mutate({ draw, playerIds }, { onSuccess: onDone })
  }

  return (
    <div className={layout.stack3}>
      {picture ? <img className={styles.image} src={picture.address} alt="" /> : null}
      {isUnreadable ? <Alert kind="error" title={t('pictures.faults.unreadable')} /> : null}
      <Checkbox.Group
        label={t('pictures.who')}
        description={t('pictures.others')}
        error={isAsking ? t('pictures.say') : undefined}
        value={[...ticked]}
        onChange={tick}
      >
        <div className={layout.grid2}>
          <Checkbox className={layout.touch} value={nobody} label={t('pictures.nobody')} />
          {players.map(({ id, name, hasConsent }) => (
            <Checkbox
              key={id}
              className={layout.touch}
              value={id}
              disabled={!hasConsent}
              label={hasConsent ? name : t('pictures.no_consent', { name })}
            />
          ))}
        </div>
      </Checkbox.Group>
      {failure ? <Alert kind="error" title={t(failure)} /> : null}
      <div className={layout.wrap2}>
        <Button busy={add.isPending} disabled={isUnreadable} onClick={save}>
          {t('pictures.save')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('pictures.skip')}
        </Button>
      </div>
    </div>
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
