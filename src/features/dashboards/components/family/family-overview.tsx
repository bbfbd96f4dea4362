import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useUrlState } from '@/shared/hooks/use-url-state'
import layout from '@/shared/ui/layout.module.css'
import { useAnswerBook } from '@/features/attendance/api/family/availability'
import { useChildren } from '@/features/attendance/api/family/children'
import { ChangesToSee } from '@/features/teams/widgets/change/changes-to-see'
import { useTeamsAgenda } from '../../api/team-agenda'
import { filterChosen, listIds, listTeamIds } from '@/features/attendance/model/family/children'
import { familyView } from '../../model/family/chosen-child'
import { InstallHint } from '../device/install-hint'
import { SnapshotNote } from '../device/snapshot-note'
import { ChildSwitch } from './child-switch'
import styles from './family.module.css'
import { FamilyAhead } from './ahead/family-ahead'
import { FamilyMore } from './family-more'
import { GoalsWaiting } from './goals-waiting'
import { jumpTo, type SpotPlace } from './jump'
import { NoChild } from './no-child'
import { SwipeArea } from './swipe-area'

interface FamilyOverviewProps {
  userId: string
  now: number
}

/** Everything about all children, or about the one chosen with the thumb. */
export function FamilyOverview({ userId, now }: FamilyOverviewProps) {
  const [{ child: wanted }, patch] = useUrlState(familyView)
  const [isMoreOpen, setIsMoreOpen] = useState(false)
  const family = useChildren(userId)
  const items = useTeamsAgenda(listTeamIds(family))
  const book = useAnswerBook(listIds(family))
  if (family.length === 0) return <NoChild />
  const shown = filterChosen(family, wanted)
  const chosenId = shown.length < family.length ? wanted : ''
  const choose = (child: string) => patch({ child })

  function openAndJump(spot: SpotPlace) {
    // the place has to be on the page before it can be led to
    flushSync(() => setIsMoreOpen(true))
    jumpTo(spot)
  }

  return (
    <>
      <div className={`${layout.stack3} ${styles.full}`}>
        <SnapshotNote queryKey={['family', 'children', userId]} now={now} />
      </div>
      {family.length > 1 ? (
        <ChildSwitch family={family} chosenId={chosenId} onChoose={choose} />
      ) : null}
      <SwipeArea ids={family.map(({ id }) => id)} chosenId={chosenId} onChoose={choose}>
        <ChangesToSee />
        <GoalsWaiting userId={userId} family={shown} now={now} />
        <FamilyAhead
          userId={userId}
          items={items}
          shown={shown}
          family={family}
          book={book}
          now={now}
          paysFor={listIds(shown)}
          onJump={openAndJump}
        >
          <FamilyMore
            userId={userId}
            family={shown}
            now={now}
            isOpen={isMoreOpen}
            onOpen={() => setIsMoreOpen(true)}
          />
        </FamilyAhead>
      </SwipeArea>
      <div className={`${layout.stack3} ${styles.full}`}>
        <InstallHint />
      </div>
    </>
  )
}
