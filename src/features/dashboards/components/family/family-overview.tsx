import { useUrlState } from '@/shared/hooks/use-url-state'
import layout from '@/shared/ui/layout.module.css'
import { useAnswerBook } from '../../api/family/answers'
import { useChildren } from '../../api/family/children'
import { useTeamsAgenda } from '../../api/team-agenda'
import { chosenOf, idsOf, teamIdsOf } from '../../model/family/children'
import { familyView } from '../../model/family/chosen-child'
import { InstallHint } from '../device/install-hint'
import { KeptNote } from '../device/kept-note'
import { ChildSwitch } from './child-switch'
import styles from './family.module.css'
import { FamilyAhead } from './ahead/family-ahead'
import { FamilyMore } from './family-more'
import { NoChild } from './no-child'
import { SwipeArea } from './swipe-area'

interface FamilyOverviewProps {
  userId: string
  now: number
}

/** Everything about all children, or about the one chosen with the thumb. */
export function FamilyOverview({ userId, now }: FamilyOverviewProps) {
  const [{ child: wanted }, patch] = useUrlState(familyView)
  const family = useChildren(userId)
  const items = useTeamsAgenda(teamIdsOf(family))
  const book = useAnswerBook(idsOf(family))
  if (family.length === 0) return <NoChild />
  const shown = chosenOf(family, wanted)
  const chosenId = shown.length < family.length ? wanted : ''
  const choose = (child: string) => patch({ child })
  return (
    <>
      <div className={`${layout.stack3} ${styles.full}`}>
        <KeptNote queryKey={['family', 'children', userId]} now={now} />
      </div>
      {family.length > 1 ? (
        <ChildSwitch family={family} chosenId={chosenId} onChoose={choose} />
      ) : null}
      <SwipeArea ids={family.map(({ id }) => id)} chosenId={chosenId} onChoose={choose}>
        <FamilyAhead
          userId={userId}
          items={items}
          shown={shown}
          family={family}
          book={book}
          now={now}
          paysFor={idsOf(shown)}
        >
          <FamilyMore userId={userId} family={shown} now={now} />
        </FamilyAhead>
      </SwipeArea>
      <div className={`${layout.stack3} ${styles.full}`}>
        <InstallHint />
      </div>
    </>
  )
}
